// The steps of Snowball's stemmer for English, by which PostgreSQL finds other forms of a word:
// https://snowballstem.org/algorithms/english/stemmer.html

const VOWEL = '[aeiouy]'
/** A vowel and a consonant at the end that sound short: “hop”, “at”, but not “hoop”, “snow”. */
const SHORT_END = /(?:[^aeiouy][aeiouy][^aeiouywxY]|^[aeiouy][^aeiouy])$/
const BEGINNING = /^(?:gener|commun|arsen)/
const REGION = new RegExp(`${VOWEL}[^aeiouy]`)

const IRREGULAR = new Map(
  Object.entries({
    skis: 'ski',
    skies: 'sky',
    dying: 'die',
    lying: 'lie',
    tying: 'tie',
    idly: 'idl',
    gently: 'gentl',
    ugly: 'ugli',
    early: 'earli',
    only: 'onli',
    singly: 'singl',
    sky: 'sky',
    news: 'news',
    howe: 'howe',
    atlas: 'atlas',
    cosmos: 'cosmos',
    bias: 'bias',
    andes: 'andes',
  }),
)

const WHOLE = new Set(['inning', 'outing', 'canning', 'herring', 'earring', 'proceed', 'exceed', 'succeed'])

/** The endings of the second step with what replaces them, the longest first. */
const DERIVED: readonly (readonly [end: string, by: string])[] = [
  ['ational', 'ate'],
  ['ization', 'ize'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['iveness', 'ive'],
  ['tional', 'tion'],
  ['biliti', 'ble'],
  ['lessli', 'less'],
  ['entli', 'ent'],
  ['ation', 'ate'],
  ['alism', 'al'],
  ['aliti', 'al'],
  ['ousli', 'ous'],
  ['iviti', 'ive'],
  ['fulli', 'ful'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['abli', 'able'],
  ['izer', 'ize'],
  ['ator', 'ate'],
  ['alli', 'al'],
  ['bli', 'ble'],
  ['ogi', 'og'],
  ['li', ''],
]

/** The endings of the third step. */
const FURTHER: readonly (readonly [end: string, by: string])[] = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['alize', 'al'],
  ['icate', 'ic'],
  ['iciti', 'ic'],
  ['ative', ''],
  ['ical', 'ic'],
  ['ness', ''],
  ['ful', ''],
]

/** The endings of the fourth step, the longest first. */
const LEFT_OUT = 'ement ance ence able ible ment ant ent ism ate iti ous ive ize ion al er ic'.split(' ')

/**
 * Returns what the forms of an English word have in common, of a folded word: “price” of “prices”, “priced” and “pricing”.
 * Other words are returned with nothing or little changed.
 */
export function englishStem(folded: string): string {
  if (folded.length < 3) return folded
  const irregular = IRREGULAR.get(folded)
  if (irregular !== undefined) return irregular
  // A “y” that sounds like a consonant.
  const marked = folded.replace(/^y/, 'Y').replaceAll(/([aeiouy])y/g, '$1Y')
  const [first, second] = regions(marked)
  let word = withoutPlural(marked)
  if (WHOLE.has(word)) return word
  word = withoutTense(word, first)
  word = word.replace(/(.[^aeiouy])[yY]$/, '$1i')
  word = derived(word, first)
  word = further(word, first, second)
  word = withoutEnding(word, second)
  return withoutLast(word, first, second).replaceAll('Y', 'y')
}

/** Returns where the parts of a word begin whose endings are changed. */
function regions(word: string): [first: number, second: number] {
  const after = (from: number) => {
    const found = REGION.exec(word.slice(from))
    return found ? from + found.index + 2 : word.length
  }
  const first = BEGINNING.exec(word)?.[0].length ?? after(0)
  return [first, after(first)]
}

function withoutPlural(word: string): string {
  if (word.endsWith('sses')) return word.slice(0, -2)
  if (/ie[sd]$/.test(word)) return word.length > 4 ? word.slice(0, -2) : word.slice(0, -1)
  if (/(?:us|ss)$/.test(word)) return word
  return new RegExp(`${VOWEL}.+s$`).test(word) ? word.slice(0, -1) : word
}

function withoutTense(word: string, first: number): string {
  const perfect = /eed(?:ly)?$/.exec(word)
  if (perfect) return perfect.index >= first ? `${word.slice(0, perfect.index)}ee` : word
  const end = /(?:ed|ing)(?:ly)?$/.exec(word)
  if (!end || !new RegExp(VOWEL).test(word.slice(0, end.index))) return word
  const root = word.slice(0, end.index)
  if (/(?:at|bl|iz)$/.test(root)) return `${root}e`
  // The whole words “add”, “egg” and “off” keep their double letters.
  if (/(?:bb|dd|ff|gg|mm|nn|pp|rr|tt)$/.test(root)) return /^[aeo]..$/.test(root) ? root : root.slice(0, -1)
  return first >= root.length && SHORT_END.test(root) ? `${root}e` : root
}

function derived(word: string, first: number): string {
  const [end, by] = DERIVED.find(([each]) => word.endsWith(each)) ?? []
  if (end === undefined || by === undefined) return word
  const root = word.slice(0, -end.length)
  if (root.length < first) return word
  if (end === 'ogi' && !root.endsWith('l')) return word
  if (end === 'li' && !/[cdeghkmnrt]$/.test(root)) return word
  return root + by
}

function further(word: string, first: number, second: number): string {
  const [end, by] = FURTHER.find(([each]) => word.endsWith(each)) ?? []
  if (end === undefined || by === undefined) return word
  const root = word.slice(0, -end.length)
  return root.length < (end === 'ative' ? second : first) ? word : root + by
}

function withoutEnding(word: string, second: number): string {
  const end = LEFT_OUT.find((each) => word.endsWith(each))
  if (end === undefined) return word
  const root = word.slice(0, -end.length)
  if (root.length < second || (end === 'ion' && !/[st]$/.test(root))) return word
  return root
}

function withoutLast(word: string, first: number, second: number): string {
  const root = word.slice(0, -1)
  if (word.endsWith('e'))
    return root.length >= second || (root.length >= first && !SHORT_END.test(root)) ? root : word
  return word.endsWith('ll') && root.length >= second ? root : word
}
