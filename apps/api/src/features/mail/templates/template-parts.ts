import { Html, html } from '../../../server/http/pages/html.ts'
import { absoluteLink, type MailTemplate, type MailSchool } from '../../../server/mail/mail-template.ts'
import { LIGHT, MONO, SANS } from './template-styles.ts'

/** Returns a table that only arranges its rows, because many mail programs support no other layout. */
export function layoutTable(
  { classes, width, style }: { classes?: string; width?: string; style?: string },
  rows: Html | readonly Html[],
): Html {
  return html`<table
    role="presentation"
    ${attribute('class', classes)}
    ${attribute('width', width)}
    cellpadding="0"
    cellspacing="0"
    ${attribute('style', style)}
  >
    ${rows}
  </table>`
}

const attribute = (name: string, value: string | undefined) =>
  value === undefined ? null : html`${new Html(name)}="${value}"`

/** Returns the box of a code, which is one text without gaps, so that a double click or a long press selects all of it. */
export function codeBox(code: string): Html {
  return layoutTable(
    { width: '100%', style: 'margin:8px 0 24px' },
    html`<tr>
      <td
        class="sunken"
        align="center"
        style="padding:22px 12px;background:${LIGHT.sunken};border:1px solid ${LIGHT.line};border-radius:10px"
      >
        <span
          class="ink code"
          style="font:600 40px/1.1 ${MONO};letter-spacing:.22em;color:${LIGHT.ink};-webkit-user-select:all;user-select:all"
          >${code}</span
        >
      </td>
    </tr>`,
  )
}

/** Returns the table of the facts. */
export function factTable(facts: NonNullable<MailTemplate['facts']>): Html {
  const line = `border-top:1px solid ${LIGHT.line}`
  return layoutTable(
    { classes: 'line', width: '100%', style: `margin:8px 0 26px;border-bottom:1px solid ${LIGHT.line}` },
    facts.map(
      ({ name, value, link }) =>
        html`<tr>
          <td
            class="soft line"
            width="84"
            valign="top"
            style="padding:11px 14px 11px 0;${line};font:400 14px/1.55 ${SANS};color:${LIGHT.inkSoft}"
          >
            ${name}
          </td>
          <td
            class="ink line"
            valign="top"
            style="padding:11px 0;${line};font:500 15px/1.5 ${SANS};color:${LIGHT.ink}"
          >
            ${link === undefined ? value : textLink(link, value)}
          </td>
        </tr>`,
    ),
  )
}

/** Returns the button. Its link is absolute, because a mail has no address of its own. */
export function button({ text, link }: NonNullable<MailTemplate['button']>, school: MailSchool): Html {
  return layoutTable(
    { classes: 'wide', style: 'margin:8px 0 26px' },
    html`<tr>
      <td class="button wide" bgcolor="${LIGHT.accent}" style="background:${LIGHT.accent};border-radius:10px">
        <a
          class="button wide"
          href="${absoluteLink(link, school)}"
          target="_blank"
          style="display:inline-block;padding:13px 28px;border:1px solid ${LIGHT.accent};border-radius:10px;background:${LIGHT.accent};font:600 16px/1.4 ${SANS};color:${LIGHT.onAccent};text-decoration:none"
          >${text}</a
        >
      </td>
    </tr>`,
  )
}

/** Returns the address of the button as text, for mail programs that show no button. */
export function plainLink(link: string): Html {
  return html`<p
    class="soft line"
    style="margin:20px 0 0;padding-top:18px;border-top:1px solid ${LIGHT.line};font:400 13px/1.6 ${SANS};color:${LIGHT.inkSoft}"
  >
    The button does not work? Copy this address into your browser:<br />${textLink(link, link)}
  </p>`
}

const textLink = (link: string, text: string) =>
  html`<a class="link" href="${link}" style="color:${LIGHT.accentText};word-break:break-all">${text}</a>`
