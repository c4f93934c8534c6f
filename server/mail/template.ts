import { html, raw } from 'hono/html';
import type { SentMail } from '../db/schema.ts';

export type Markup = ReturnType<typeof html>;

/** A number as a styled ball; one that matched is bold and has a check (RS-5). */
export type Ball = { readonly number: number; readonly look: string; readonly isMatch?: boolean };

/** The numbers of a draw or a ticket, the special ball after its name, and a ticket's outcome. */
export type NumbersRow = {
  readonly main: readonly Ball[];
  readonly specialName: string;
  readonly special: Ball;
  readonly outcome?: { readonly matched: string; readonly prize: string; readonly isWon: boolean };
};

/** An email before it is rendered: plain sentences, numbers, and at most one thing to do. */
export type EmailTemplate = {
  readonly subject: string;
  /** A banner with the email's message in one sentence; without it, the subject is the headline. */
  readonly headline?: { readonly over: string; readonly title: string; readonly under: string; readonly look: string };
  readonly paragraphs: readonly string[];
  readonly sections?: readonly {
    readonly title: string;
    readonly note?: string;
    readonly rows: readonly NumbersRow[];
  }[];
  /** What the sections leave out, and where it can be seen. */
  readonly rest?: { readonly label: string; readonly path: string } | undefined;
  readonly action?: { readonly label: string; readonly path: string };
  /** What else the reader can do, with a link to another site. */
  readonly advice?: { readonly text: string; readonly address: string } | undefined;
  readonly closing: string;
  /** Where one click unsubscribes from emails of this kind (SV-12). */
  readonly unsubscribePath?: string;
};

/** An email as plain text and as HTML; its paths are relative to `publicUrl`. */
export const render = async (email: EmailTemplate, publicUrl: string): Promise<SentMail> => ({
  subject: email.subject,
  text: asText(email, publicUrl),
  html: String(await asHtml(email, publicUrl)),
});

const signature = 'Lottery Board';
const unsubscribing = 'Unsubscribe from results emails';

const asText = (email: EmailTemplate, publicUrl: string): string => {
  const { headline, paragraphs, sections = [], rest, action, advice, closing, unsubscribePath } = email;
  const parts = [
    headline && `${headline.title}\n${headline.over}\n${headline.under}`,
    ...paragraphs,
    ...sections.map(
      ({ title, note, rows }) => `${note ? `${title}\n${note}` : title}\n${rows.map(rowText).join('\n\n')}`,
    ),
    rest && `${rest.label}:\n${publicUrl}${rest.path}`,
    action && `${action.label}:\n${publicUrl}${action.path}`,
    advice && `${advice.text}\n${advice.address}`,
    closing,
    unsubscribePath && `${unsubscribing}:\n${publicUrl}${unsubscribePath}`,
    `-- \n${signature}\n`,
  ];
  return parts.filter((part) => part !== undefined).join('\n\n');
};

const rowText = ({ main, specialName, special, outcome }: NumbersRow): string =>
  `  ${main.map(ballText).join(' ')}  ${specialName} ${ballText(special)}` +
  (outcome ? `\n  ${outcome.matched}. ${outcome.prize}` : '');

const ballText = ({ number, isMatch }: Ball): string => `${number}${isMatch ? '✓' : ''}`;

/** For clients that follow the reader's colors; those that drop the style sheet show the inline, light ones. */
const style = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.ground{background:#12132b!important;color:#e8eaf6!important}
.sheet{background:#1d1f3d!important}
.accent{color:#b9b2ff!important}
.quiet{color:#b4b8d0!important}
.line{border-color:#3a3d63!important}
.prize{color:#6fdca4!important}
.button{background:#b9b2ff!important;color:#12132b!important}
}
@media (max-width:480px){
.ground{padding:8px!important}
.cell{padding-left:20px!important;padding-right:20px!important}
.line{display:block!important;padding:10px 0 0!important}
.line+.line{padding:0 0 10px!important;border:0!important;text-align:left!important}
}`;

const inline = {
  ground:
    'margin:0;padding:24px 12px;background:#eef0f7;color:#1c1f33;font-size:16px;line-height:1.5;' +
    "font-family:Inter,'Segoe UI',Roboto,Helvetica,Arial,sans-serif",
  sheet: 'max-width:560px;margin:0 auto;background:#ffffff;border-radius:12px',
  head: 'padding:20px 32px;font-size:14px;font-weight:600;color:#4b3fc4',
  // Mail clients drop SVGs, and ask before they load images.
  logo:
    'display:inline-block;width:28px;line-height:28px;margin-right:8px;border-radius:14px;' +
    'background:#5636cf;color:#ffffff;text-align:center',
  quiet: 'font-size:14px;color:#5a5f7a',
  line: 'padding:10px 0;border-top:1px solid #e0e2ee',
  prize: 'font-size:18px;font-weight:600;color:#15713f',
  button:
    'display:inline-block;padding:12px 24px;border-radius:8px;background:#4b3fc4;color:#ffffff;font-weight:600;' +
    'text-decoration:none',
  ball: 'display:inline-block;min-width:30px;padding:0 3px;border-radius:20px;line-height:32px;text-align:center',
};

const asHtml = (email: EmailTemplate, publicUrl: string): Markup =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${email.subject}</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body class="ground" style="${inline.ground}">
        <table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" style="${inline.sheet}">
          <tr>
            <td class="cell accent" style="${inline.head}">
              <span style="${inline.logo}" aria-hidden="true">✓</span>${signature}
            </td>
          </tr>
          ${headlineHtml(email)}
          <tr>
            <td class="cell" style="padding:20px 32px 0">${content(email, publicUrl)}</td>
          </tr>
          <tr>
            <td class="cell quiet" style="padding:8px 32px 32px;${inline.quiet}">
              ${email.closing}
              ${email.unsubscribePath && html`<br />${link(unsubscribing, publicUrl + email.unsubscribePath)}`}
            </td>
          </tr>
        </table>
      </body>
    </html>`;

const headlineHtml = ({ headline, subject }: EmailTemplate): Markup =>
  headline
    ? html`<tr>
        <td class="cell" style="padding:24px 32px;${headline.look}">
          <p style="margin:0 0 4px;font-size:14px">${headline.over}</p>
          <h1 style="margin:0;font-size:32px;line-height:1.2">${headline.title}</h1>
          <p style="margin:4px 0 0">${headline.under}</p>
        </td>
      </tr>`
    : html`<tr>
        <td class="cell" style="padding:0 32px">
          <h1 style="margin:0;font-size:22px;line-height:1.3">${subject}</h1>
        </td>
      </tr>`;

const content = ({ paragraphs, sections = [], rest, action, advice }: EmailTemplate, publicUrl: string) =>
  html`${paragraphs.map((text) => paragraph(text))} ${sections.map(sectionHtml)}
  ${rest && paragraph(link(rest.label, publicUrl + rest.path))}
  ${action && button(action.label, publicUrl + action.path)}
  ${advice && paragraph(html`${advice.text} ${link(advice.address, advice.address)}`)}`;

const paragraph = (text: string | Markup): Markup => html`<p style="margin:0 0 16px">${text}</p> `;

const sectionHtml = ({ title, note, rows }: NonNullable<EmailTemplate['sections']>[number]): Markup =>
  html`<h2 style="margin:0 0 4px;font-size:16px">${title}</h2>
    ${note && html`<p class="quiet" style="margin:0 0 8px;${inline.quiet}">${note}</p>`}
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px">
      ${rows.map(rowHtml)}
    </table>`;

const rowHtml = ({ main, specialName, special, outcome }: NumbersRow): Markup => {
  const numbers = html`${balls(main)} <span style="white-space:nowrap">${specialName} ${balls([special])}</span>`;
  if (!outcome)
    return html`<tr>
      <td>${numbers}</td>
    </tr>`;
  const { matched, prize, isWon } = outcome;
  const kind = isWon ? 'prize' : 'quiet';
  return html`<tr>
    <td class="line" style="${inline.line}">
      ${numbers}<br /><span class="quiet" style="${inline.quiet}">${matched}</span>
    </td>
    <td class="line ${kind}" align="right" style="${inline.line};${inline[kind]}">${prize}</td>
  </tr> `;
};

/** Numbers are separated by spaces in case styles are off (RS-5). */
const balls = (all: readonly Ball[]): Markup =>
  raw(
    all
      .map(({ number, look, isMatch }) => {
        const ball = `<span style="${inline.ball};${look}">${number}${isMatch ? '✓' : ''}</span>`;
        return isMatch ? `<b>${ball}</b>` : ball;
      })
      .join(' '),
  );

const button = (label: string, address: string): Markup =>
  html`<p style="margin:24px 0"><a class="button" href="${address}" style="${inline.button}">${label}</a></p>
    <p class="quiet" style="margin:0 0 16px;${inline.quiet}">
      If the button doesn’t work, open this address:<br />${link(address, address, ';word-break:break-all')}
    </p>`;

const link = (label: string, address: string, more = ''): Markup =>
  html`<a class="accent" href="${address}" style="color:#4b3fc4${more}">${label}</a>`;
