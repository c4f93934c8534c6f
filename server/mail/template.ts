import { html, raw } from 'hono/html';

export type Markup = ReturnType<typeof html>;

/** A part of a mail that is more than a sentence, as plain text and as HTML. */
export type Block = { readonly text: string; readonly html: Markup };

/** A mail before it is laid out: plain sentences, what has a form of its own, and at most one thing to do. */
export type EmailTemplate = {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly blocks?: readonly Block[];
  /** What the blocks leave out, and where it can be seen. */
  readonly rest?: { readonly text: string; readonly path: string };
  readonly action?: { readonly label: string; readonly path: string };
  /** What else the reader can do, with a page of somebody else's. */
  readonly advice?: { readonly text: string; readonly address: string } | undefined;
  readonly closing: string;
  /** Where one click ends mails of this kind (SV-12). */
  readonly unsubscribePath?: string;
};
export type RenderedEmail = { readonly subject: string; readonly text: string; readonly html: string };

const signature = 'Lottery Board';
/** The ball with a tick: mail clients drop an SVG, and ask before they fetch a picture. */
const ball =
  'display:inline-block;width:28px;line-height:28px;margin-right:8px;border-radius:14px;background:#5636cf;color:#ffffff;text-align:center';
const face = "font-family:Inter,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** An email as plain text and as HTML; `publicUrl` is what its path is opened at. */
export const render = async (email: EmailTemplate, publicUrl: string): Promise<RenderedEmail> => ({
  subject: email.subject,
  text: asText(email, publicUrl),
  html: (await asHtml(email, publicUrl)).toString(),
});

const unsubscribing = 'Unsubscribe from results mails';

const asText = (
  { paragraphs, blocks = [], rest, action, advice, closing, unsubscribePath }: EmailTemplate,
  publicUrl: string,
): string =>
  [
    ...paragraphs,
    ...blocks.map(({ text }) => text),
    ...(rest === undefined ? [] : [`${rest.text}:\n${publicUrl}${rest.path}`]),
    ...(action === undefined ? [] : [`${action.label}:\n${publicUrl}${action.path}`]),
    ...(advice === undefined ? [] : [`${advice.text}\n${advice.address}`]),
    closing,
    ...(unsubscribePath === undefined ? [] : [`${unsubscribing}:\n${publicUrl}${unsubscribePath}`]),
    `-- \n${signature}`,
  ].join('\n\n') + '\n';

/** For clients that follow the reader's colours; those that drop the style sheet show the inline, light ones. */
const style = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.ground{background:#12132b!important;color:#e8eaf6!important}
.sheet{background:#1d1f3d!important}
.accent{color:#b9b2ff!important}
.quiet{color:#b4b8d0!important}
.button{background:#b9b2ff!important;color:#12132b!important}
}
@media (max-width:480px){
.ground{padding:8px!important}
.cell{padding-left:20px!important;padding-right:20px!important}
}`;

const asHtml = (email: EmailTemplate, publicUrl: string) =>
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
      <body
        class="ground"
        style="margin:0;padding:24px 12px;background:#eef0f7;color:#1c1f33;${raw(face)};font-size:16px;line-height:1.5"
      >
        ${sheet(email, publicUrl)}
      </body>
    </html>`;

const sheet = (
  { subject, paragraphs, blocks = [], rest, action, advice, closing, unsubscribePath }: EmailTemplate,
  publicUrl: string,
) =>
  html`<table
    role="presentation"
    class="sheet"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    style="max-width:560px;margin:0 auto;background:#ffffff;border-radius:12px"
  >
    <tr>
      <td class="cell accent" style="padding:32px 32px 8px;font-size:14px;font-weight:600;color:#4b3fc4">
        <span style="${ball}" aria-hidden="true">✓</span>${signature}
      </td>
    </tr>
    <tr>
      <td class="cell" style="padding:0 32px">
        <h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${subject}</h1>
        ${paragraphs.map((text) => html`<p style="margin:0 0 16px">${text}</p>`)} ${blocks.map((block) => block.html)}
        ${rest === undefined ? '' : html`<p style="margin:0 0 16px">${link(rest.text, `${publicUrl}${rest.path}`)}</p>`}
        ${action === undefined ? '' : button(action.label, `${publicUrl}${action.path}`)}
        ${advice === undefined ? '' : html`<p style="margin:0 0 16px">${advice.text} ${link(advice.address, advice.address)}</p>`}
      </td>
    </tr>
    <tr>
      <td class="cell quiet" style="padding:8px 32px 32px;font-size:14px;color:#5a5f7a">
        ${closing}${unsubscribePath === undefined ? '' : html`<br />${link(unsubscribing, `${publicUrl}${unsubscribePath}`)}`}
      </td>
    </tr>
  </table>`;

const button = (label: string, address: string) =>
  html`<p style="margin:24px 0">
      <a
        class="button"
        href="${address}"
        style="display:inline-block;padding:12px 24px;border-radius:8px;background:#4b3fc4;color:#ffffff;font-weight:600;text-decoration:none"
        >${label}</a
      >
    </p>
    <p class="quiet" style="margin:0 0 16px;font-size:14px;color:#5a5f7a">
      If the button doesn’t work, open this address:<br /><a
        class="accent"
        href="${address}"
        style="color:#4b3fc4;word-break:break-all"
        >${address}</a
      >
    </p>`;

const link = (label: string, address: string) =>
  html`<a class="accent" href="${address}" style="color:#4b3fc4">${label}</a>`;
