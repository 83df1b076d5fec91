import { expect, type Page } from '@playwright/test'
import { REPEATED } from './repeated.ts'

/** A mail in the JSON of the demo's mailbox. */
export interface Mail {
  mailId: string
  to: string
  subject: string
  text: string
  html: string
  links: string[]
  attachments: { filename: string; mimeType: string; path: string }[]
  createdAt: string
}

/** Waits for the newest mail to an address with a matching subject that was sent after `since`, and returns it. */
export async function mailTo(
  page: Page,
  to: string,
  subject: string | RegExp,
  since = new Date(0),
): Promise<Mail> {
  const found: Mail[] = []
  await expect(async () => {
    const answer = await page.request.get(`/dev/mailbox.json?to=${encodeURIComponent(to)}`, REPEATED)
    const mails = (await answer.json()) as Mail[]
    const fits = (mail: Mail) =>
      new RegExp(subject).test(mail.subject) && Date.parse(mail.createdAt) >= since.getTime()
    found.push(...mails.filter(fits).slice(0, 1))
    expect(found, `a mail to ${to}`).not.toEqual([])
  }).toPass({ timeout: 15_000 })
  const [mail] = found
  if (!mail) throw new Error('There is no mail.')
  return mail
}
