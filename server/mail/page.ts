import type { Hono } from 'hono';
import { html } from 'hono/html';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../http/call.ts';
import { root } from '../root.ts';
import type { Markup } from './template.ts';

const style = readFileSync(join(root, 'server/mail/page.css'), 'utf8');
const stylePath = '/mail/page.css';

/** Serves the style sheet of the pages that are not the app's. */
export const pageStyle = (app: Hono<Env>): void => {
  app.get(stylePath, (c) => c.body(style, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
};

/** A complete HTML page with its title and its content. */
export const page = (title: string, content: Markup): Markup =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${stylePath}" />
      </head>
      <body>
        <header>
          <span>Lottery Board</span>
          <nav><a href="/">Open the app</a></nav>
        </header>
        <main>${content}</main>
      </body>
    </html>`;
