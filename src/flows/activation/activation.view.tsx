/** Shows nothing: the actor uses the link, and the app moves on (AC-1). */
export function Activation() {
  return null;
}
