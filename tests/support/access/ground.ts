// What stands on a card in the app, or is home, is shown on light ground, the rest on the night of the boards.
const onLight = ['app', 'home-page', 'landing', 'picture', 'tickets', 'ticket-row', 'winnings'];

/** Adds style rules to the page; calling what it returns takes them away. */
export const withStyle = (rules: string): (() => void) => {
  const style = document.createElement('style');
  style.textContent = rules;
  document.head.append(style);
  return () => style.remove();
};

/** Gives the page the app's style and the ground on which a chart's screens stand. Only in a browser. */
export const layGround = async (stem: string): Promise<void> => {
  await import('../../../src/ui/global.css.ts');
  const { theme } = await import('../../../src/ui/theme.css.ts');
  const { canvas, ink, night, onNight } = theme.color;
  Object.assign(
    document.body.style,
    onLight.includes(stem) ? { background: canvas, color: ink } : { background: night, color: onNight },
  );
};
