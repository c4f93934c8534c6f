import { html, raw } from 'hono/html';
import type { SentMail } from '../db/schema.ts';
import { headersOf } from './delivery.ts';
import type { QueuedMail } from './outbox.ts';
import type { Markup } from './template.ts';
import { page } from './page.ts';

/** A mail of the outbox, to whom it goes, and what is kept of it once it was delivered here. */
export type ListedMail = QueuedMail & { readonly recipient: string };

const kinds: Readonly<Record<QueuedMail['kind'], string>> = {
  activation: 'Activation',
  'known-address': 'Known address',
  reset: 'Password reset',
  results: 'Results',
  'results-again': 'Results, once more',
  correction: 'Correction of results',
};

const titleOf = ({ content, kind }: ListedMail): string => content?.subject ?? kinds[kind];

const framed = (title: string, body: Markup): Markup =>
  page(
    title,
    '/outbox/outbox.css',
    html`<header>
        <p class="product">Lottery Board</p>
        <nav><a href="/outbox">Outbox</a> <a href="/">Open the app</a></nav>
      </header>
      <main>${body}</main>`,
  );

/** Text with its addresses as links. */
const linked = (text: string): Markup =>
  html`${text.split(/(https?:\/\/[^\s<>]+)/).map((part, at) => (at % 2 === 1 ? html`<a href="${part}">${part}</a>` : part))}`;

const stateWords: Readonly<Record<QueuedMail['state'], string>> = {
  waiting: 'Waiting',
  sent: 'Sent',
  dead: 'Given up',
};

const fact = (name: string, value: Markup): Markup =>
  html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;

const time = (at: Date): Markup =>
  html`<time datetime="${at.toISOString()}">${at.toISOString().slice(0, 19).replace('T', ' ')} UTC</time>`;

const isBeingSent = ({ state, lease }: ListedMail): boolean => state === 'waiting' && lease !== null;

const timeLabel = (mail: ListedMail): string => (mail.state === 'waiting' ? 'Next try' : 'At');

const facts = (mail: ListedMail): Markup =>
  html`<dl>
    ${fact('To', html`${mail.recipient}`)}
    ${fact('State', html`<span class="state ${mail.state}">${isBeingSent(mail) ? 'Being sent' : stateWords[mail.state]}</span>`)}
    ${mail.tries === 0 ? '' : fact('Failed tries', html`${mail.tries}`)}
    ${isBeingSent(mail) ? '' : fact(timeLabel(mail), time(mail.at))}
    ${mail.last_error === null ? '' : fact('Last error', html`<span class="error">${mail.last_error}</span>`)}
  </dl>`;

const entry = (mail: ListedMail): Markup =>
  html`<li>
    <article aria-labelledby="subject-${mail.id}">
      <h3 id="subject-${mail.id}"><a href="/outbox/${mail.id}">${titleOf(mail)}</a></h3>
      ${facts(mail)} ${mail.content === null ? '' : html`<pre>${linked(mail.content.text)}</pre>`}
    </article>
  </li>`;

const section = (title: string, about: string, mails: readonly ListedMail[]): Markup =>
  html`<section aria-labelledby="${about}">
    <h2 id="${about}">${title}</h2>
    <ul>
      ${mails.map(entry)}
    </ul>
  </section>`;

/** The outbox's list: what was given up first, then the others, each as given: newest first. */
export const listPage = (mails: readonly ListedMail[]): Markup => {
  const dead = mails.filter(({ state }) => state === 'dead');
  const others = mails.filter(({ state }) => state !== 'dead');
  return framed(
    'Outbox',
    html`<h1>Outbox</h1>
      ${mails.length > 0 ? '' : html`<p class="empty">No mail yet. Sign up or reset a password in the app, and its mail appears here.</p>`}
      ${dead.length === 0 ? '' : section('Given up', 'given-up', dead)}
      ${others.length === 0 ? '' : section('Mail', 'mail', others)}`,
  );
};

/** Why a mail cannot be read here. */
const unread: Readonly<Record<QueuedMail['state'], string>> = {
  waiting: 'It is written when it is sent.',
  sent: 'A mail server took it, and it is not kept.',
  dead: 'It could not be sent. To try again, run npm run mail -- retry.',
};

/** One mail: its facts, its headers, its text, and its HTML in a frame of its own. */
export const mailPage = (mail: ListedMail, publicUrl: string): Markup =>
  framed(
    titleOf(mail),
    html`<h1>${titleOf(mail)}</h1>
      <article>
        ${facts(mail)}
        ${mail.content === null ? html`<p class="empty">${unread[mail.state]}</p>` : html`${headers(mail, publicUrl)} ${bodies(mail.id, mail.content)}`}
      </article>`,
  );

const headers = ({ id, at }: ListedMail, publicUrl: string): Markup =>
  html`<h2>Headers</h2>
    <dl>
      ${Object.entries({ Date: at.toUTCString(), ...headersOf(id, publicUrl) }).map(([name, value]) => fact(name, html`${value}`))}
    </dl>`;

const bodies = (id: string, { subject, text }: SentMail): Markup =>
  html`<h2>As text</h2>
    <pre>${linked(text)}</pre>
    <h2>As HTML</h2>
    <iframe
      src="/outbox/${id}/html"
      title="${subject}, as HTML"
      sandbox="allow-top-navigation-by-user-activation allow-popups"
    ></iframe>`;

/** A mail's HTML as it was written, its links opening in place of the whole page. */
export const mailDocument = (mail: SentMail): Markup =>
  html`${raw(mail.html.replace('<head>', '<head><base target="_top">'))}`;
