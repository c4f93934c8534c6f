/** What is read here of React's own tree of a page: a fiber is one component or element as it was drawn last, its alternate as it was before. */
type Fiber = {
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly return: Fiber | null;
  readonly flags: number;
  readonly type: unknown;
  readonly stateNode: unknown;
};

/** A tree that React put into the page. */
export type Root = { readonly current: Fiber };

/** How often each component rendered, by its name. */
export type Renders = Readonly<Record<string, number>>;

// React sets this flag on each component that it called, and carries none over to one that it passed by.
const performedWork = 1;

const nameOf = (type: unknown): string | undefined => {
  if (typeof type === 'function') return type.name;
  return typeof type === 'object' && type !== null && 'type' in type ? nameOf(type.type) : undefined;
};

const children = (fiber: Fiber): readonly Fiber[] => {
  const found: Fiber[] = [];
  for (let { child } = fiber; child !== null; child = child.sibling) found.push(child);
  return found;
};

/** The names of the components that rendered for the last commit of a tree, one for each time. */
export const renderedIn = ({ current }: Root): readonly string[] => {
  const below = (fiber: Fiber): readonly string[] => {
    const { alternate } = fiber;
    const own = (fiber.flags & performedWork) === 0 ? undefined : nameOf(fiber.type);
    // Below a fiber that kept its children nothing was touched, and the flags there are from an earlier commit.
    const rest = alternate !== null && alternate.child === fiber.child ? [] : children(fiber).flatMap(below);
    return own === undefined ? rest : [own, ...rest];
  };
  return below(current);
};

/** Names, counted. */
export const counted = (names: readonly string[]): Renders =>
  names.reduce<Record<string, number>>((counts, name) => ({ ...counts, [name]: (counts[name] ?? 0) + 1 }), {});

/** The tree that an element of the page belongs to. Throws for one that React did not make. */
export const rootOf = (element: Element): Root => {
  const [, made] = Object.entries(element).find(([key]) => key.startsWith('__reactFiber$')) ?? [];
  let fiber = made as Fiber | undefined;
  while (fiber?.return) fiber = fiber.return;
  if (!fiber) throw new Error('React did not make this element');
  return fiber.stateNode as Root;
};
