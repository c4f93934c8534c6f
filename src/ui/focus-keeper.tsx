import { Component, type ReactNode, type RefObject, useRef } from 'react';
import { place } from './focus-scope.css.ts';

type FocusKeeperProps = {
  scope: RefObject<HTMLElement | null>;
  next?: (() => HTMLElement | null | undefined) | undefined;
  children: ReactNode;
};

/**
 * Keeps the focus in `scope`, which can have it itself: when what had it there goes or is disabled, `next` takes it, or
 * else `scope`. A class, because no hook sees what has the focus before the page changes.
 */
export class FocusKeeper extends Component<FocusKeeperProps> {
  override getSnapshotBeforeUpdate() {
    const { current } = this.props.scope;
    // A form has its fields as its own properties, and one of them may be named as this is.
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

/** Where one thing takes the place of another: the focus that goes with the old one waits here for the new one. */
export function FocusScope({ width, children }: { width: keyof typeof place; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  return (
    <div ref={ref} tabIndex={-1} className={place[width]}>
      <FocusKeeper scope={ref}>{children}</FocusKeeper>
    </div>
  );
}

/** Whether the element that had the focus is gone or can no longer have it. */
export const isFocusLost = () =>
  document.activeElement === document.body || document.activeElement?.matches(':disabled') === true;
