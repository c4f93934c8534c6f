import { Component, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { ErrorLine } from './error-line.tsx';
import { Card } from './card.tsx';

/**
 * Says so in place of children that cannot be drawn; React logs why. A class, because no hook catches what they throw.
 */
export class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override render() {
    return this.state.hasFailed ? <Undrawn /> : this.props.children;
  }
}

/** What is said where a screen should be and cannot. */
export function Undrawn() {
  return (
    <Card title="This page cannot be shown" level={1} width="page">
      <ErrorLine text="Something went wrong in the app. What you saved is safe. Load the page again to go on." />
      <div>
        <Button onClick={() => location.reload()}>Reload</Button>
      </div>
    </Card>
  );
}
