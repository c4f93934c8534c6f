// Charts with a light background, because the app shows them on a card or at home; the others get the boards' night.
const onLight = ['app', 'home-page', 'landing', 'picture', 'tickets', 'ticket-row', 'winnings'];

/** Adds style rules to the page; returns a function that removes them. */
export const withStyle = (rules: string): (() => void) => {
  const style = document.createElement('style');
  style.textContent = rules;
  document.head.append(style);
  return () => style.remove();
};

/** Gives the page the app's style and the background of a chart's screens. Only in a browser. */
export const applyTheme = async (stem: string): Promise<void> => {
  await import('../../../src/ui/global.css.ts');
  const { color } = await import('../../../src/ui/theme.css.ts');
  const { canvas, ink, night, onNight } = color;
  Object.assign(
    document.body.style,
    onLight.includes(stem) ? { background: canvas, color: ink } : { background: night, color: onNight },
  );
};
