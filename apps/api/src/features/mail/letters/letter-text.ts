import type { Letter, School } from './letter.ts'

/** The plain version of a letter, for those who read without HTML. */
export function letterText(letter: Letter, { brandName, helpCenterUrl, supportEmail }: School): string {
  const facts = (letter.facts ?? []).map(({ name, value }) => `${name}: ${value}`).join('\n')
  const blocks = [
    letter.heading,
    ...letter.paragraphs,
    letter.code ?? '',
    facts,
    letter.button ? `${letter.button.text}:\n${letter.button.link}` : '',
    ...letter.notes,
    `-- \n${brandName}\nHelp Center: ${helpCenterUrl}\nSupport: ${supportEmail}\nYou get this mail because ${letter.reason}.`,
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}
