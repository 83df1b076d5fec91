const LONGEST = 40
/** What mail programs turn into links by themselves, or what pretends to be an address. */
const LINK_LIKE = /:\/\/|www\.|@|[/\\]|\p{L}\.\p{L}{2}/iu

/**
 * The name with which a mail greets somebody, or null when it is better to greet without one: who signs up may type
 * another person's address and, as the name, a text for them to read. Line breaks and control characters become
 * spaces; names that are long or look like a link are left out (threats T-B6 and T-E8).
 */
export function greetingName(firstName: string): string | null {
  const name = oneLine(firstName)
  if (name === '' || [...name].length > LONGEST || LINK_LIKE.test(name)) return null
  return name
}

/** A text on one line: control characters, line breaks and marks of direction become single spaces. */
export function oneLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
}
