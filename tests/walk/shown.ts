const skipped = 'script, style, svg, [hidden], [aria-hidden="true"], dialog:not([open]), template';
const inlineTags = /^(?:SPAN|STRONG|EM|B|I|TIME|DATA|SMALL|CODE|LABEL|DT|DD|P|LI|LEGEND|SUMMARY|OUTPUT)$/;
const boxTags = new Set(['INPUT', 'SELECT', 'TEXTAREA']);
const headings = ['H1', 'H2', 'H3', 'H4', 'H5', 'H6'];
const leafTags = new Set(['BUTTON', 'A', 'IMG', 'MARK', ...headings, ...boxTags]);

const squeezed = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();

/** What a screen reader would call an element: its label, or its text. */
export const nameOf = (element: Element): string => {
  const ids = element.getAttribute('aria-labelledby')?.split(' ');
  if (ids) return squeezed(ids.map((id) => element.ownerDocument.getElementById(id)?.textContent ?? '').join(' '));
  const label = element.getAttribute('aria-label') ?? element.getAttribute('alt');
  if (label !== null) return squeezed(label);
  const [labelElement] = (element as HTMLInputElement).labels ?? [];
  if (labelElement) return squeezed(labelElement.textContent);
  return leafTags.has(element.tagName) ? squeezed(element.textContent) : '';
};

const kinds: Readonly<Record<string, string>> = {
  A: 'link',
  OL: 'list',
  UL: 'list',
  SELECT: 'combobox',
  TEXTAREA: 'textbox',
  ...Object.fromEntries(headings.map((tag) => [tag, 'heading'])),
};
const ownKinds = /^(?:BUTTON|FORM|DIALOG|SECTION|NAV|MAIN|HEADER|FOOTER|IMG|DETAILS|MARK)$/;
const isTicked = (element: Element) => element.matches('input:is([type=checkbox], [type=radio])');

const kindOf = (element: Element): string | undefined => {
  const { tagName } = element;
  if (tagName === 'INPUT' && !element.hasAttribute('role'))
    return isTicked(element) ? (element.getAttribute('type') ?? '') : 'textbox';
  return element.getAttribute('role') ?? kinds[tagName] ?? (ownKinds.test(tagName) ? tagName.toLowerCase() : undefined);
};

const stateOf = (element: Element): string => {
  const is = (name: string) => element.getAttribute(`aria-${name}`) === 'true';
  const states = [
    (element.matches(':disabled') || is('disabled')) && 'disabled',
    is('busy') && 'busy',
    is('invalid') && 'invalid',
    is('expanded') && 'expanded',
    element.getAttribute('aria-current') !== null && element.getAttribute('aria-current') !== 'false' && 'current',
    isTicked(element) && (element as HTMLInputElement).checked && 'ticked',
    element instanceof HTMLInputElement && element.readOnly && 'read-only',
  ].filter((state) => state !== false);
  return states.length > 0 ? ` [${states.join(', ')}]` : '';
};

const valueOf = (element: Element): string => {
  if (element.tagName === 'A') return ` to ${element.getAttribute('href') ?? ''}`;
  if (!boxTags.has(element.tagName) || isTicked(element)) return '';
  const { type, value } = element as HTMLInputElement;
  return ` = ${JSON.stringify(type === 'password' ? '•'.repeat(value.length) : value)}`;
};

/**
 * What a part of a page shows, line by line, as a person is told it: kind, name, state, value and text. `lookOf` adds
 * how a control looks.
 */
export const shownIn = (parent: Element, lookOf?: (control: Element) => string, depth = 0): readonly string[] => {
  const lines: string[] = [];
  let text = '';
  const indent = '  '.repeat(depth);
  const flush = () => {
    if (squeezed(text)) lines.push(`${indent}"${squeezed(text)}"`);
    text = '';
  };
  for (const node of parent.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) text += node.textContent ?? '';
    if (!(node instanceof Element) || node.matches(skipped)) continue;
    const kind = kindOf(node);
    if (
      kind === undefined &&
      inlineTags.test(node.tagName) &&
      node.querySelector('button, a, input, mark, [role]') === null
    ) {
      text += ` ${squeezed(node.textContent)} `;
      continue;
    }
    flush();
    const isLeaf = leafTags.has(node.tagName);
    if (kind !== undefined) {
      const name = nameOf(node);
      const look = (isLeaf && lookOf?.(node)) || '';
      lines.push(
        `${indent}${kind}${name && ` ${JSON.stringify(name)}`}${look && ` (${look})`}${stateOf(node)}${valueOf(node)}`,
      );
    }
    if (!isLeaf) lines.push(...shownIn(node, lookOf, kind === undefined ? depth : depth + 1));
  }
  flush();
  return lines;
};
