import { globSync, readFileSync } from 'node:fs'
import type { TranscriptLine } from '@section/domain/transcripts/transcript-line.ts'

const RARE_WORDS = 30_000
const LINE_SECONDS = 3
const WORDS_PER_LINE = 8
/** The number of lines of a sentence. */
const SENTENCE_LINES = 2

/** The words that stand in any English text, the most frequent first, as they are spoken. */
const FREQUENT =
  `the to and of a you that in is it we so this for what on are with have be if do not can they but your as at how
  our one about or when will there from just like people an who which more my because then all out very get up some time`.split(
    /\s+/,
  )

/**
 * Speech in which the word of rank n is said 1/n times as often as the first: English words that stand in any text, then the words
 * of the demo school, then made-up ones. It is the same in every run.
 */
export class ZipfSpeech {
  /** All words, the most frequent first. */
  readonly words: readonly string[]
  readonly #weights: Float64Array
  #state = 20_261_126

  constructor() {
    const demo = globSync('demo/school/**/*.yaml')
      .toSorted()
      .flatMap(
        (file) =>
          readFileSync(file, 'utf8')
            .toLowerCase()
            .match(/[a-z]{3,20}/g) ?? [],
      )
    const madeUp = Array.from({ length: RARE_WORDS }, () => this.#madeUpWord())
    this.words = [...new Set([...FREQUENT, ...demo, ...madeUp])]
    let total = 0
    this.#weights = Float64Array.from(this.words, (_, rank) => (total += 1 / (rank + 1)))
  }

  /** Returns this many captions, 3 s each. */
  lecture(lines: number): TranscriptLine[] {
    return Array.from({ length: lines }, (_, at) => {
      const words = Array.from({ length: WORDS_PER_LINE }, () => this.word()).join(' ')
      const endsSentence = at % SENTENCE_LINES === SENTENCE_LINES - 1
      return {
        startSeconds: at * LINE_SECONDS,
        endSeconds: (at + 1) * LINE_SECONDS,
        text: endsSentence ? `${words}.` : words,
      }
    })
  }

  /** Returns a word as often as it is said. */
  word(): string {
    const wanted = this.random() * (this.#weights.at(-1) ?? 0)
    let low = 0
    let high = this.#weights.length - 1
    while (low < high) {
      const middle = Math.floor((low + high) / 2)
      if ((this.#weights[middle] ?? 0) < wanted) low = middle + 1
      else high = middle
    }
    return this.words[low] ?? ''
  }

  /** Returns a number from 0 to below 1, by the generator mulberry32. */
  random(): number {
    this.#state = (this.#state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  #madeUpWord(): string {
    const letter = (letters: string) => letters.charAt(Math.floor(this.random() * letters.length))
    const syllables = Array.from(
      { length: 2 + Math.floor(this.random() * 3) },
      () => letter('bcdfglmnprstv') + letter('aeiou'),
    )
    return syllables.join('') + letter('nrst')
  }
}
