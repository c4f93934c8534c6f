import { html, raw } from 'hono/html';
import type { Mail } from './delivery.ts';

type Markup = ReturnType<typeof html>;

const page = (title: string, body: Markup): Markup =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/outbox/outbox.css" />
      </head>
      <body>
        <header>
          <p class="product">Lottery Board</p>
          <nav><a href="/outbox">Outbox</a> <a href="/">Open the app</a></nav>
        </header>
        <main>${body}</main>
      </body>
    </html>`;

/** Text with its addresses as links. */
const linked = (text: string): Markup =>
  html`${text.split(/(https?:\/\/[^\s<>]+)/).map((part, at) => (at % 2 === 1 ? html`<a href="${part}">${part}</a>` : part))}`;

const stateWords: Readonly<Record<Mail['state'], string>> = { waiting: 'Waiting', sent: 'Sent', dead: 'Given up' };

const facts = (mail: Mail): Markup =>
  html`<dl>
    <div>
      <dt>To</dt>
      <dd>${mail.recipient}</dd>
    </div>
    <div>
      <dt>State</dt>
      <dd><span class="state ${mail.state}">${stateWords[mail.state]}</span></dd>
    </div>
    <div>
      <dt>Tries</dt>
      <dd>${mail.tries}</dd>
    </div>
    <div>
      <dt>Written</dt>
      <dd><time datetime="${mail.created_at.toISOString()}">${mail.created_at.toISOString().slice(0, 19).replace('T', ' ')} UTC</time></dd>
    </div>
    ${
      mail.last_error === null
        ? ''
        : html`<div>
            <dt>Last error</dt>
            <dd class="error">${mail.last_error}</dd>
          </div>`
    }
  </dl>`;

const entry = (mail: Mail): Markup =>
  html`<li>
    <article aria-labelledby="subject-${mail.id}">
      <h2 id="subject-${mail.id}"><a href="/outbox/${mail.id}">${mail.subject}</a></h2>
      ${facts(mail)}
      <pre>${linked(mail.text)}</pre>
    </article>
  </li>`;

/** The outbox's list, as given: newest first. */
export const listPage = (mails: readonly Mail[]): Markup =>
  page(
    'Outbox',
    html`<h1>Outbox</h1>
      ${
        mails.length === 0
          ? html`<p class="empty">No mail yet. Sign up or reset a password in the app, and its mail appears here.</p>`
          : html`<ul>
              ${mails.map(entry)}
            </ul>`
      }`,
  );

/** One mail: its facts, its text, and its HTML in a frame of its own. */
export const mailPage = (mail: Mail): Markup =>
  page(
    mail.subject,
    html`<h1>${mail.subject}</h1>
      <article>
        ${facts(mail)}
        <h2>As text</h2>
        <pre>${linked(mail.text)}</pre>
        <h2>As HTML</h2>
        <iframe
          src="/outbox/${mail.id}/html"
          title="${mail.subject}, as HTML"
          sandbox="allow-top-navigation-by-user-activation allow-popups"
        ></iframe>
      </article>`,
  );

/** A mail's HTML as it was written, its links opening in place of the whole page. */
export const mailDocument = (mail: Mail): Markup => html`${raw(mail.html.replace('<head>', '<head><base target="_top">'))}`;
