import { Component, type ReactNode, type RefObject, useRef } from 'react';
import { place } from './focus-scope.css.ts';

type FocusKeeperProps = {
  scope: RefObject<HTMLElement | null>;
  next?: (() => HTMLElement | null | undefined) | undefined;
  children: ReactNode;
};

/**
 * Keeps focus in `scope`, which can have it itself: when the focused element goes or is disabled, `next` takes the
 * focus, else `scope`. A class, because no hook runs before the DOM changes.
 */
export class FocusKeeper extends Component<FocusKeeperProps> {
  override getSnapshotBeforeUpdate() {
    const { current } = this.props.scope;
    // A form has its fields as properties, and one may be called `contains`.
    return current !== null && Node.prototype.contains.call(current, document.activeElement);
  }

  override componentDidUpdate(_before: FocusKeeperProps, _state: unknown, hadFocus: boolean) {
    if (!hadFocus || !isFocusLost()) return;
    this.props.next?.()?.focus();
    if (isFocusLost()) this.props.scope.current?.focus();
  }

  override render() {
    return this.props.children;
  }
}

/** Where content is replaced: it takes the focus of the old content until the new content does. */
export function FocusScope({ width, children }: { width: keyof typeof place; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  return (
    <div ref={ref} tabIndex={-1} className={place[width]}>
      <FocusKeeper scope={ref}>{children}</FocusKeeper>
    </div>
  );
}

/** Whether the focused element is gone or can no longer have focus. */
export const isFocusLost = () =>
  document.activeElement === document.body || document.activeElement?.matches(':disabled') === true;
