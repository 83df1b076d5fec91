import type { MailTemplate, MailSchool } from '../../../server/mail/mail-template.ts'

/** Returns the plain-text version of a mail. */
export function templateText(
  template: MailTemplate,
  { brandName, helpCenterUrl, supportEmail }: MailSchool,
): string {
  const facts = (template.facts ?? []).map(({ name, value, link }) => `${name}: ${link ?? value}`).join('\n')
  const blocks = [
    template.heading,
    ...template.paragraphs,
    template.code ?? '',
    facts,
    template.button ? `${template.button.text}:\n${template.button.link}` : '',
    ...template.notes,
    `-- \n${brandName}\nHelp Center: ${helpCenterUrl}\nSupport: ${supportEmail}\nYou get this mail because ${template.reason}.`,
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}
