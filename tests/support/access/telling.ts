import { calledOf, controls } from './parts.ts';

const textOf = (id: string) => (document.getElementById(id)?.textContent ?? '').trim();
const idsOf = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id !== '');

const isWrong = (field: Element) => field.getAttribute('aria-invalid') === 'true';
const isRead = (id: string) => textOf(id) !== '' && document.getElementById(id)?.closest('[role="alert"], ul') !== null;
const tells = (field: Element, alert: Element) =>
  idsOf(field).some((id) => alert.closest(`#${CSS.escape(id)}`) ?? alert.querySelector(`#${CSS.escape(id)}`));

/** Fields in error that do not say what is wrong, and errors beside such fields that are tied to none of them (WCAG 3.3.1). */
export const untied = (): readonly string[] => {
  const wrong = controls().filter((one) => one.matches('input') && isWrong(one));
  const silent = wrong
    .filter((field) => !idsOf(field).some(isRead))
    .map((field) => `${calledOf(field)} is wrong and nothing that is read out says how`);
  const lonely = [...document.querySelectorAll('form:has([aria-invalid="true"]) [role="alert"]')]
    .filter((alert) => !wrong.some((field) => tells(field, alert)))
    .map((alert) => `the error '${alert.textContent.trim()}' is tied to no field`);
  return [...silent, ...lonely];
};

const comesBefore = (one: DOMRect, next: DOMRect) => next.bottom <= one.top + 1 && next.left < one.right;

/** Controls that the Tab key reaches after one that stands below them (WCAG 2.4.3). */
export const outOfOrder = (): readonly string[] => {
  const stops = controls().filter((one) => !one.matches(':disabled') && one.tabIndex >= 0);
  return stops.flatMap((stop, at) => {
    const next = stops[at + 1];
    return next && comesBefore(stop.getBoundingClientRect(), next.getBoundingClientRect())
      ? [`${calledOf(next)} comes after ${calledOf(stop)}, which stands below it`]
      : [];
  });
};

/** Movements longer than a hundredth of a second. */
export const moving = (): readonly string[] =>
  document.getAnimations().flatMap(({ effect, playState }) => {
    const { duration } = effect?.getComputedTiming() ?? {};
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    return playState === 'running' && Number(duration) > 10
      ? [`${target ? calledOf(target) : 'something'} moves for ${String(duration)} ms`]
      : [];
  });
