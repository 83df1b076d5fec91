import { readDemoSchool } from '../../../testing/demo-school.fixture.ts'

/** A number with its unit in a text of the demo: 'Four short lessons' is 4 lessons. */
export interface Mention {
  /** The file without its ending, such as `courses/pricing-strategy`. */
  file: string
  amount: number
  unit: string
  /** The words themselves in lower case, such as `four short lessons`. */
  words: string
  /** The text around them, for the report of a failure. */
  around: string
}

const WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS: Record<string, number> = { twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, ninety: 90 }
const AMOUNT = String.raw`\d+(?:\.\d+)?|${WORDS.join('|')}|${Object.keys(TENS).join('|')}|half an|(?:a |one )?hundred`
const UNITS = 'minute|hour|day|week|month|lesson|class|clinic|session|course|module|sitting'
const MENTION = new RegExp(
  String.raw`(?<![\w-])(${AMOUNT})[ -](?:(?:live|short|required|more)\s)?\**(${UNITS})(?:e?s)?\b(?![-])`,
  'gi',
)
/** The properties that hold names and addresses instead of texts. */
const NO_TEXTS = new Set([
  'slug',
  'lecture',
  'url',
  'link',
  'videos',
  'container',
  'courses',
  'course',
  'ref',
])

/** Returns all numbers with units in the texts of the demo's courses, pages, certificates, events, insights and resources. */
export async function demoMentions(): Promise<Mention[]> {
  const school = await readDemoSchool()
  const files: [string, readonly { slug: string }[]][] = [
    ['courses', school.courses],
    ['session-content', school.sessionPages],
    ['certificates', school.certificates],
    ['events', school.events],
    ['insights', school.insights],
    ['resources', school.resources],
    ['faculty', school.faculty],
  ]
  return files.flatMap(([folder, contents]) =>
    contents.flatMap((content) =>
      textsIn(content).flatMap((text) => mentionsIn(`${folder}/${content.slug}`, text)),
    ),
  )
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) =>
    NO_TEXTS.has(key) && typeof inner === 'string' ? [] : textsIn(inner),
  )
}

function mentionsIn(file: string, text: string): Mention[] {
  const plain = text.replaceAll(/\s+/g, ' ')
  return [...plain.matchAll(MENTION)].map((match) => {
    const [words, amount = '', unit = ''] = match
    return {
      file,
      amount: amountOf(amount.toLowerCase()),
      unit: unit.toLowerCase(),
      words: words.toLowerCase().replaceAll('*', ''),
      around: plain.slice(Math.max(0, match.index - 40), match.index + 60),
    }
  })
}

function amountOf(word: string): number {
  if (word === 'half an') return 0.5
  if (word.endsWith('hundred')) return 100
  return TENS[word] ?? (WORDS.includes(word) ? WORDS.indexOf(word) : Number(word))
}
