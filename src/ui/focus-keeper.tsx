import { Component, type ReactNode, type RefObject } from 'react';
import { isFocusLost } from './focus.ts';

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
