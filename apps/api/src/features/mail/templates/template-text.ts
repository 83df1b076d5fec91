import type { MailTemplate, MailSchool } from '../../../server/mail/mail-template.ts'

/** Returns the plain-text version of a mail; it ends with the address at which mails of its kind are ended, if they can be. */
export function templateText(
  template: MailTemplate,
  { brandName, helpCenterUrl, supportEmail }: MailSchool,
  unsubscribeUrl: string | null = null,
): string {
  const facts = (template.facts ?? []).map(({ name, value, link }) => `${name}: ${link ?? value}`).join('\n')
  const blocks = [
    template.heading,
    ...template.paragraphs,
    template.code ?? '',
    facts,
    template.button ? `${template.button.text}:\n${template.button.link}` : '',
    ...template.notes,
    `-- \n${brandName}\nHelp Center: ${helpCenterUrl}\nSupport: ${supportEmail}\nYou get this mail because ${template.reason}.${unsubscribeUrl === null ? '' : `\nUnsubscribe: ${unsubscribeUrl}`}`,
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}
