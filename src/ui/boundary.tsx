import { Component, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { ErrorLine } from './error-line.tsx';
import { Card } from './card.tsx';

/**
 * Shows an error in place of children that fail to render; React logs it. A class, because hooks cannot catch errors.
 */
export class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override render() {
    return this.state.hasFailed ? <ErrorScreen /> : this.props.children;
  }
}

/** The error in place of a screen. */
export function ErrorScreen() {
  return (
    <Card title="This page cannot be shown" level={1} width="page">
      <ErrorLine text="Something went wrong in the app. What you saved is safe. Load the page again to go on." />
      <div>
        <Button onClick={() => location.reload()}>Reload</Button>
      </div>
    </Card>
  );
}
