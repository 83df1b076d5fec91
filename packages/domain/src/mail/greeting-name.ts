const MAX_LENGTH = 40

/** A name consists of letters with their marks and joiners, apostrophes, hyphens and single spaces. */
const WORDS = /^(?:[\p{L}\p{M}'’‘ʼ`\-‐‑]|(?<=[\p{L}\p{M}])[\u200c\u200d](?=[\p{L}\p{M}])|[.·・]|\s(?=\S))+$/u
/** A full stop may end an initial or a short word; before two letters it could be part of a web address. */
const STOP_BEFORE_LETTERS = /\.(?=\p{L}{2})/u
/**
 * Dots that resemble a full stop are allowed in two languages only: in Catalan between two letters l, in Japanese
 * between kana.
 */
const FOREIGN_DOT = /(?<!l)·|·(?!l)|(?<![\p{sc=Katakana}ー])・|・(?!\p{sc=Katakana})/iu
/** These letters look like punctuation: Lisu dots and colons, Arabic and Japanese strokes. */
const DRAWN_AS_SIGN = /[\ua4f8-\ua4ff\u3033-\u3035\u02d0\ua789]/u
/** The beginnings of addresses that mail programs turn into links, with the spellings that evade filters. */
const ADDRESS_WORD = /(?:^|[^\p{L}])(?:www|h(?:tt|xx)ps?|ftp|mailto|tel)(?![\p{L}])/iu

/**
 * Returns the name for the greeting of a mail, or null when the mail should greet without one: whoever signs up may
 * type another person's address and, as the name, a text for them to read. A name of more than 40 characters, and one
 * that holds anything but letters, initials, apostrophes and hyphens, is left out, so that no link, no number to call
 * and nothing that looks like one reaches a stranger (SECURITY.md#mail-injection). Line breaks and control characters
 * become spaces.
 */
export function greetingName(firstName: string): string | null {
  const name = oneLine(firstName)
  // Full-width, mathematical and circled letters become the letters that a reader sees.
  const seen = name.normalize('NFKC')
  if (name === '' || [...name].length > MAX_LENGTH || !/\p{L}/u.test(seen) || !WORDS.test(seen)) return null
  const misleading = [STOP_BEFORE_LETTERS, FOREIGN_DOT, DRAWN_AS_SIGN, ADDRESS_WORD]
  return misleading.some((pattern) => pattern.test(seen)) ? null : name
}

/**
 * Returns a text on one line: control characters, line breaks and marks of direction become single spaces; joiners
 * stay.
 */
export function oneLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/(?:(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s])+/gu, ' ')
    .trim()
}
