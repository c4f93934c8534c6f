import { html, raw } from 'hono/html';

export type Markup = ReturnType<typeof html>;

/** A part of a mail that is more than a sentence, as plain text and as HTML. */
export type Block = { readonly text: string; readonly html: Markup };

/** A mail before it is laid out: plain sentences, what has a form of its own, and at most one thing to do. */
export type Letter = {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly blocks?: readonly Block[];
  readonly action?: { readonly label: string; readonly path: string };
  readonly closing: string;
  /** Where one click ends mails of this kind (SV-12). */
  readonly unsubscribePath?: string;
};
export type LaidOut = { readonly subject: string; readonly text: string; readonly html: string };

const signature = 'Lottery Board';
const face = "font-family:Inter,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** A letter as plain text and as HTML; `publicUrl` is what its path is opened at. */
export const layOut = async (letter: Letter, publicUrl: string): Promise<LaidOut> => ({
  subject: letter.subject,
  text: asText(letter, publicUrl),
  html: (await asHtml(letter, publicUrl)).toString(),
});

const unsubscribing = 'Unsubscribe from results mails';

const asText = ({ paragraphs, blocks = [], action, closing, unsubscribePath }: Letter, publicUrl: string): string =>
  [
    ...paragraphs,
    ...blocks.map(({ text }) => text),
    ...(action === undefined ? [] : [`${action.label}:\n${publicUrl}${action.path}`]),
    closing,
    ...(unsubscribePath === undefined ? [] : [`${unsubscribing}:\n${publicUrl}${unsubscribePath}`]),
    `-- \n${signature}`,
  ].join('\n\n') + '\n';

const asHtml = ({ subject, paragraphs, blocks = [], action, closing, unsubscribePath }: Letter, publicUrl: string) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light" />
        <title>${subject}</title>
      </head>
      <body style="margin:0;padding:24px 12px;background:#eef0f7;color:#1c1f33;${raw(face)};font-size:16px;line-height:1.5">
        <table
          role="presentation"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          style="max-width:560px;margin:0 auto;background:#ffffff;border-radius:12px"
        >
          <tr>
            <td style="padding:32px 32px 8px;font-size:14px;font-weight:600;color:#4b3fc4">${signature}</td>
          </tr>
          <tr>
            <td style="padding:0 32px">
              <h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${subject}</h1>
              ${paragraphs.map((text) => html`<p style="margin:0 0 16px">${text}</p>`)} ${blocks.map((block) => block.html)}
              ${action === undefined ? '' : button(action.label, `${publicUrl}${action.path}`)}
            </td>
          </tr>
          <tr>
            <td style="padding:8px 32px 32px;font-size:14px;color:#5a5f7a">
              ${closing}${unsubscribePath === undefined ? '' : link(unsubscribing, `${publicUrl}${unsubscribePath}`)}
            </td>
          </tr>
        </table>
      </body>
    </html>`;

const button = (label: string, address: string) =>
  html`<p style="margin:24px 0">
      <a
        href="${address}"
        style="display:inline-block;padding:12px 24px;border-radius:8px;background:#4b3fc4;color:#ffffff;font-weight:600;text-decoration:none"
        >${label}</a
      >
    </p>
    <p style="margin:0 0 16px;font-size:14px;color:#5a5f7a">
      If the button doesn’t work, open this address:<br /><a href="${address}" style="color:#4b3fc4;word-break:break-all">${address}</a>
    </p>`;

const link = (label: string, address: string) => html`<br /><a href="${address}" style="color:#4b3fc4">${label}</a>`;
