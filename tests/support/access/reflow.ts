import { calledOf, controls, layerOf, styled, texts, type Text } from './parts.ts';

/** What is less than this is the rounding of a layout, in CSS pixels. */
const slack = 1.5;

const scrollers = () => styled(({ overflowX }) => /auto|scroll/.test(overflowX));

/** What would have to be scrolled sideways to be read (WCAG 1.4.10). */
const sideways = (): readonly string[] => {
  const { scrollWidth } = document.documentElement;
  const wide = scrollWidth > innerWidth ? [`the page is ${scrollWidth} pixels wide on ${innerWidth}`] : [];
  return [
    ...wide,
    ...scrollers()
      .filter((one) => !(one instanceof HTMLInputElement) && one.scrollWidth > one.clientWidth + slack)
      .map((one) => `${calledOf(one)} scrolls sideways`),
  ];
};

const clips = (style: string) => style === 'hidden' || style === 'clip';

const isCutBy = (box: DOMRect) => (around: Element) => {
  const { overflowX, overflowY } = getComputedStyle(around);
  const edge = around.getBoundingClientRect();
  const isOutside = box.left < edge.left - slack || box.right > edge.right + slack;
  return (
    (clips(overflowX) && isOutside) ||
    (clips(overflowY) && (box.top < edge.top - slack || box.bottom > edge.bottom + slack))
  );
};

const isCut = (clippers: readonly Element[]) => {
  const isCutBox = (parent: Element) => (box: DOMRect) =>
    box.left < -slack ||
    box.right > innerWidth + slack ||
    clippers.some((around) => around.contains(parent) && isCutBy(box)(around));
  return ({ parent, boxes }: Text) => boxes.some(isCutBox(parent));
};

const leaves = ({ parent, boxes }: Text) => {
  const control = parent.closest('a, button');
  if (!control || getComputedStyle(control).display === 'inline') return false;
  const edge = control.getBoundingClientRect();
  return boxes.some(
    (box) =>
      box.left < edge.left - slack ||
      box.right > edge.right + slack ||
      box.top < edge.top - slack ||
      box.bottom > edge.bottom + slack,
  );
};

const isTooLong = (one: Element) =>
  one instanceof HTMLInputElement &&
  one.inputMode === 'numeric' &&
  one.value !== '' &&
  one.scrollWidth > one.clientWidth + slack;

/** Text and typed numbers that a person sees only a part of. */
const cutOff = (seen: readonly Text[]): readonly string[] => [
  ...seen
    .filter(isCut(styled(({ overflowX, overflowY }) => clips(overflowX) || clips(overflowY))))
    .map(({ words }) => `'${words}' is cut off`),
  ...seen
    .filter(leaves)
    .map(({ words, parent }) => `'${words}' leaves its ${calledOf(parent.closest('a, button') ?? parent)}`),
  ...controls()
    .filter(isTooLong)
    .map((one) => `what stands in ${calledOf(one)} is cut off`),
];

type Area = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

// A line's box holds room for accents above its letters and below, which neighbours may share.
const inkOf = ({ left, right, top, bottom, height }: DOMRect): Area => ({
  left: left + slack,
  right: right - slack,
  top: top + height * 0.2,
  bottom: bottom - height * 0.2,
});

const meet = (a: Area, b: Area) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const anyMeet = (some: readonly Area[], others: readonly Area[]) => some.some((a) => others.some((b) => meet(a, b)));

/** Text that lies on other text, or on a control that it does not belong to. */
const overlapping = (seen: readonly Text[]): readonly string[] => {
  const inks = seen.map((text) => ({ ...text, layer: layerOf(text.parent), areas: text.boxes.map(inkOf) }));
  const onText = inks.flatMap((a, at) =>
    inks
      .slice(at + 1)
      .flatMap((b) => (a.layer === b.layer && anyMeet(a.areas, b.areas) ? [`'${a.words}' lies on '${b.words}'`] : [])),
  );
  const onControls = controls().flatMap((control) => {
    const area = [control.getBoundingClientRect()];
    return inks
      .filter(
        ({ parent, layer, areas }) =>
          layer === layerOf(control) && !control.contains(parent) && !parent.contains(control) && anyMeet(areas, area),
      )
      .map(({ words }) => `'${words}' lies on ${calledOf(control)}`);
  });
  return [...onText, ...onControls];
};

/** What cannot be read at the page's present width and spacing. */
export const unreadable = (): readonly string[] => {
  const seen = texts();
  return [...sideways(), ...cutOff(seen), ...overlapping(seen)];
};
