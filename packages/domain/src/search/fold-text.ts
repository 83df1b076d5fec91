/** The letters that Unicode does not decompose into a letter and a mark, by what people type instead of them. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  a: 'ɐɑ',
  ae: 'æ',
  b: 'ƀɓƃ',
  c: 'ƈȼ',
  d: 'đðɖɗƌ',
  e: 'əɛǝɇ',
  f: 'ƒ',
  g: 'ǥɠɣ',
  h: 'ħɦⱨ',
  i: 'ıɨɩ',
  j: 'ȷɉ',
  k: 'ĸƙⱪ',
  l: 'łƚɫɬɭⱡ',
  n: 'ŋƞɲɳ',
  o: 'øɔɵ',
  oe: 'œ',
  ou: 'ȣ',
  p: 'ƥᵽ',
  r: 'ɍɽ',
  s: 'ʂȿ',
  ss: 'ß',
  t: 'ŧƫƭʈⱦ',
  th: 'þ',
  u: 'ʉʊ',
  v: 'ʋʌ',
  y: 'ƴɏ',
  z: 'ƶȥɀʒⱬ',
  // The form of the Greek letter at the end of a word.
  σ: 'ς',
}

const PLAIN = new Map(
  Object.entries(PLAIN_LETTERS).flatMap(([plain, letters]) => [...letters].map((letter) => [letter, plain])),
)

/** Apostrophes of all kinds, with the letters and accents that are typed for them. */
const APOSTROPHE = "['\\u1ffd`´‘’‛′ʹʻʼʽˈ＇]"
const APOSTROPHES = new RegExp(APOSTROPHE, 'g')
/** Apostrophes and invisible characters at the end of a word. */
const UNWRITTEN_END = new RegExp(`(?:${APOSTROPHE}|\\p{Cf})+$`, 'u')

/** All marks but those that make another sound of a Japanese sign, by which バス is not ハス. */
const MARKS = /(?![\u3099\u309a])[\p{M}\p{Cf}]/gu

/** The folded characters that join the one before: marks of Japanese sounds, and vowels and final consonants of Korean. */
const JOINING = /^[\u3099\u309a\u1161-\u1175\u11a8-\u11c2]/

const ASCII = /^\p{ASCII}*$/u

/**
 * Returns a text as it is compared in searches: in small letters without accents, apostrophes and invisible characters, and
 * with the letters of an English keyboard in place of such as “ł”, “ø” and “ß”.
 */
export function foldText(text: string): string {
  // Most texts are plain English, for which the rest would find nothing else to do.
  if (ASCII.test(text)) return text.replaceAll(/['`]/g, '').toLowerCase()
  const plain = text
    .replaceAll(APOSTROPHES, '')
    .normalize('NFKD')
    // Some characters are taken apart into apostrophes: “″” into two.
    .replaceAll(APOSTROPHES, '')
    .replaceAll(MARKS, '')
    .toLowerCase()
  return [...plain]
    .map((letter) => PLAIN.get(letter) ?? letter)
    .join('')
    .normalize('NFC')
}

/**
 * Returns where each character of a folded text stands in the text itself, and last the text's length. The text must be
 * composed (NFC), as texts are that people write.
 */
export function foldedPlaces(text: string): number[] {
  // Most lines are plain English, of which folding leaves all characters where they are.
  if (ASCII.test(text) && foldText(text).length === text.length)
    return Array.from({ length: text.length + 1 }, (_, at) => at)
  const places: number[] = []
  let at = 0
  // The last character that joined none, and the number of places before it.
  let from = 0
  let before = 0
  for (const character of text) {
    const folded = foldText(character)
    if (JOINING.test(folded)) {
      const joined = foldText(text.slice(from, at + character.length))
      places.splice(before, Infinity, ...Array.from({ length: joined.length }, () => from))
    } else if (folded !== '') {
      from = at
      before = places.length
      for (let count = folded.length; count > 0; count--) places.push(at)
    }
    at += character.length
  }
  return [...places, text.length]
}

const WORD = /[\p{L}\p{N}]+/gu

/** Returns the words of a text in order, folded; they consist of letters and digits alone. */
export const foldedWords = (text: string): string[] => foldText(text).match(WORD) ?? []

/**
 * Returns the folded words of a text in order, each with the range of characters in which the text has it, without apostrophes
 * and invisible characters at its end. The text must be composed (NFC).
 */
export function wordsInPlace(text: string): { word: string; from: number; to: number }[] {
  const places = foldedPlaces(text)
  return [...foldText(text).matchAll(WORD)].map(({ 0: word, index }) => {
    const from = places[index] ?? 0
    const written = text.slice(from, places[index + word.length])
    return { word, from, to: from + written.replace(UNWRITTEN_END, '').length }
  })
}
