import { render, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { Frame } from '../../../src/flows/page/frame.view.tsx';
import { ada, sessionOf } from '../people/actors.ts';

const look = (path: string) => {
  const { container } = render(
    <Router hook={memoryLocation({ path }).hook}>
      <Frame session={sessionOf(ada).actor} path={path} helpline="">
        the screen
      </Frame>
    </Router>,
  );
  const [link] = within(container).getAllByRole('link', { name: 'Mega Millions' });
  return { link: link?.className, place: container.querySelector('main')?.className };
};

test('inactive links look different on Home; public pages are centered, boards at the top [BAR-2, NAV-6]', () => {
  expect(look('/').link).not.toBe(look('/powerball').link);
  expect(look('/sign-in').place).toBe(look('/user/password-reset/u/t').place);
  expect(new Set(['/', '/sign-in', '/powerball'].map((path) => look(path).place)).size).toBe(3);
});
