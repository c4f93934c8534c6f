import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';
import { waitTimeout } from './limits.ts';

configure({ asyncUtilTimeout: waitTimeout });

// happy-dom has no popover; where popovers are and what they cover is checked in Chromium.
const popover = (state: string) =>
  function (this: HTMLElement) {
    this.dataset['popover'] = state;
  };
for (const [name, state] of [
  ['showPopover', 'open'],
  ['hidePopover', 'closed'],
] as const)
  if (!(name in HTMLElement.prototype)) Object.defineProperty(HTMLElement.prototype, name, { value: popover(state) });

afterEach(cleanup);

// Files share a page: nothing that one stores must be there for the next.
afterAll(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.title = '';
});
