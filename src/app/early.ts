/** The id of the notice that says that the app's script did not arrive. */
export const lateNotice = 'late';

/** The class of a page whose browser holds a session: it hides built pages, which are for visitors. */
export const playerClass = 'player';

/**
 * Runs inline in every page before the app's script arrives. It is sent as text, so it may use nothing but its
 * arguments. Hides a visitor's page from a player, loads the scripts after first paint, and says so when one of them
 * fails or takes longer than NAV-8 allows.
 */
export const early = (scripts: readonly string[], noticeId: string, player: string): void => {
  const isPlayer = () => {
    try {
      return !!localStorage.getItem('user') && !!localStorage.getItem('tokens');
    } catch {
      return false;
    }
  };
  if (isPlayer()) document.documentElement.classList.add(player);
  const notice = () => document.getElementById(noticeId);
  const say = () => notice()?.removeAttribute('hidden');
  let isAsked = false;
  const load = () => {
    if (isAsked) return;
    isAsked = true;
    setTimeout(say, 120_000);
    Promise.all(scripts.map((script) => import(/* @vite-ignore */ script))).catch(say);
  };
  addEventListener('DOMContentLoaded', () => {
    // A page that nobody sees is never painted.
    if (document.hidden || document.querySelector(`.${player} [data-page]`)) load();
    else new PerformanceObserver(load).observe({ type: 'paint', buffered: true });
    setTimeout(load, 1000);
  });
  addEventListener('online', () => {
    if (notice()?.hidden === false) location.reload();
  });
};
