/** Shows nothing: the link is used by its actor, and the app goes on (AC-1). */
export function Activation() {
  return null;
}
