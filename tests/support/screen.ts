import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';
import { waitTimeout } from './limits.ts';

configure({ asyncUtilTimeout: waitTimeout });

// happy-dom has no popover; where popovers are and what they cover is checked in Chromium.
for (const [name, state] of Object.entries({ showPopover: 'open', hidePopover: 'closed' })) {
  const value = function (this: HTMLElement) {
    this.dataset['popover'] = state;
  };
  if (!(name in HTMLElement.prototype)) Object.defineProperty(HTMLElement.prototype, name, { value });
}

afterEach(cleanup);

// Files share a page: nothing that one stores must be there for the next.
afterAll(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.title = '';
});
