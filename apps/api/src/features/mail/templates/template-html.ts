import { Html, html } from '../../../server/http/pages/html.ts'
import type { MailTemplate, MailSchool } from '../../../server/mail/mail-template.ts'
import { layoutTable, button, codeBox, factTable, plainLink } from './template-parts.ts'
import { TEMPLATE_STYLE, LIGHT, SANS, SERIF } from './template-styles.ts'

/** The content id of the attached picture of the brand's mark. */
export const MARK_ID = 'mark@mail'

const PARAGRAPH = `margin:0 0 16px;font:400 16px/1.6 ${SANS};color:${LIGHT.ink}`
const NOTE = `margin:0 0 10px;font:400 14px/1.6 ${SANS};color:${LIGHT.inkSoft}`
const SMALL = `margin:0 0 6px;font:400 13px/1.6 ${SANS};color:${LIGHT.inkSoft}`

/**
 * Returns the HTML of a mail for mail programs: tables 600 px wide, inline styles, nothing loaded from elsewhere, and dark
 * colors if the reader's system is dark. Every value is escaped. SECURITY.md#mail-injection
 */
export function templateHtml(
  template: MailTemplate,
  school: MailSchool,
  unsubscribeUrl: string | null = null,
): string {
  return html`<!doctype html>
    <html lang="en" dir="ltr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>${template.subject}</title>
        <style>
          ${new Html(TEMPLATE_STYLE)}
        </style>
      </head>
      <body class="paper" style="margin:0;background:${LIGHT.paper}">
        ${preheader(template.preheader)}
        ${layoutTable(
          { classes: 'paper', width: '100%', style: `background:${LIGHT.paper}` },
          html`<tr>
            <td class="frame" align="center" style="padding:36px 16px 48px">
              ${sheet(template, school, unsubscribeUrl)}
            </td>
          </tr>`,
        )}
      </body>
    </html>`.text
}

/** Returns the brand, the card with the contents, and the reason for the mail, one below the other. */
function sheet(template: MailTemplate, school: MailSchool, unsubscribeUrl: string | null): Html {
  return layoutTable(
    { width: '600', style: 'width:100%;max-width:600px;text-align:left' },
    html`<tr>
        <td style="padding:0 4px 20px">${brand(school)}</td>
      </tr>
      <tr>
        <td
          class="card inside"
          style="padding:40px 44px 34px;background:${LIGHT.card};border:1px solid ${LIGHT.line};border-radius:14px"
        >
          <h1
            class="ink heading"
            style="margin:0 0 18px;font:500 30px/1.2 ${SERIF};letter-spacing:-.012em;color:${LIGHT.ink}"
          >
            ${template.heading}
          </h1>
          ${template.paragraphs.map((text) => html`<p class="ink" style="${PARAGRAPH}">${text}</p>`)}
          ${template.code === undefined ? null : codeBox(template.code)}
          ${template.facts ? factTable(template.facts) : null}
          ${template.button ? button(template.button, school) : null}
          ${template.notes.map((text) => html`<p class="soft" style="${NOTE}">${text}</p>`)}
          ${template.button ? plainLink(template.button.link) : null}
        </td>
      </tr>
      <tr>
        <td style="padding:24px 4px 0">${footer(template, school, unsubscribeUrl)}</td>
      </tr>`,
  )
}

/** Returns the text that only lists of mails show; the blanks keep them from showing the contents after it. */
function preheader(text: string): Html {
  const blanks = new Html('&#8199;&#847; '.repeat(60))
  const hidden =
    'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;mso-hide:all'
  return html`<div style="${hidden}">${text}${blanks}</div>`
}

function brand({ brandName, origin }: MailSchool): Html {
  return layoutTable(
    {},
    html`<tr>
      <td style="padding-right:10px">
        <a href="${origin}/"
          ><img src="cid:${MARK_ID}" width="36" height="36" alt="" style="border-radius:9px"
        /></a>
      </td>
      <td>
        <a
          class="ink"
          href="${origin}/"
          style="font:500 20px/1 ${SERIF};color:${LIGHT.ink};text-decoration:none"
          >${brandName}</a
        >
      </td>
    </tr>`,
  )
}

function footer(
  { reason }: MailTemplate,
  { brandName, helpCenterUrl, supportEmail }: MailSchool,
  unsubscribeUrl: string | null,
): Html {
  return html`<p class="soft" style="${SMALL}">You get this mail because ${reason}.</p>
    <p class="soft" style="${SMALL}">
      ${brandName} · ${softLink(helpCenterUrl, 'Help Center')} ·
      ${softLink(`mailto:${supportEmail}`, supportEmail)}
      ${unsubscribeUrl === null ? null : html`· ${softLink(unsubscribeUrl, 'Unsubscribe')}`}
    </p>`
}

const softLink = (href: string, text: string) =>
  html`<a class="soft" href="${href}" style="color:${LIGHT.inkSoft}">${text}</a>`
