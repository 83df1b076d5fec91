const LONGEST = 40

/** Letters with their marks, apostrophes and hyphens; between words one space. Nothing else stands in a name. */
const WORDS = /^(?:[\p{L}\p{M}'’‘ʼ`\-‐‑]|[.·・]|\s(?=\S))+$/u
/** A full stop ends an initial or a short word; before two letters it would begin the ending of a web address. */
const STOP_BEFORE_LETTERS = /\.(?=\p{L}{2})/u
/** The other dots that look like one stand where two languages write them: Catalan between two l, Japanese between kana. */
const FOREIGN_DOT = /(?<!l)·|·(?!l)|(?<![\p{sc=Katakana}ー])・|・(?!\p{sc=Katakana})/iu
/** Letters of the Lisu script that are drawn as dots and colons, and Arabic and Japanese ones that are drawn as strokes. */
const DRAWN_AS_SIGN = /[\ua4f8-\ua4ff\u3033-\u3035\u02d0\ua789]/u
/** The beginnings of addresses that mail programs make links of, and how people write them to get past a filter. */
const ADDRESS_WORD = /(?:^|[^\p{L}])(?:www|h(?:tt|xx)ps?|ftp|mailto|tel)(?![\p{L}])/iu

/**
 * The name with which a mail greets somebody, or null when it is better to greet without one: who signs up may type
 * another person's address and, as the name, a text for them to read. A name of more than 40 characters, and one that
 * holds anything but letters, initials, apostrophes and hyphens, is left out, so that no link, no number to call and
 * nothing that looks like one reaches a stranger (threats T-B6 and T-E8). Line breaks and control characters become
 * spaces.
 */
export function greetingName(firstName: string): string | null {
  const name = oneLine(firstName)
  // As its reader sees it: full-width, mathematical and circled letters become the letters that they look like.
  const seen = name.normalize('NFKC')
  if (name === '' || [...name].length > LONGEST || !/\p{L}/u.test(seen) || !WORDS.test(seen)) return null
  const misleads = [STOP_BEFORE_LETTERS, FOREIGN_DOT, DRAWN_AS_SIGN, ADDRESS_WORD]
  return misleads.some((pattern) => pattern.test(seen)) ? null : name
}

/** A text on one line: control characters, line breaks and marks of direction become single spaces. */
export function oneLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
}
