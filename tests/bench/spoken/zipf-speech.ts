import { globSync, readFileSync } from 'node:fs'

/** A line of captions. Times are in seconds. */
export interface SpokenLine {
  startSeconds: number
  endSeconds: number
  text: string
}

const RARE_WORDS = 30_000
const LINE_SECONDS = 3
const WORDS_PER_LINE = 8
const LINES_PER_SENTENCE = 2

/** The words that stand in any English text, the most frequent first, as they are spoken. */
const FREQUENT =
  'the to and of a you that in is it we so this for what on are with have be if do not can they but your as at how our one about or when will there from just like people an who which more my because then all out very get up some time'.split(
    ' ',
  )

/** Returns a number below a bound, the same in every run. */
export type Random = (below: number) => number

/**
 * Speech in which the word of rank n is said 1/n times as often as the first: English words without a meaning of their own, then the
 * words of the demo school, then made-up ones.
 */
export class ZipfSpeech {
  /** All words, the most frequent first. */
  readonly words: readonly string[]
  readonly #random: Random
  readonly #weights: Float64Array

  constructor(random: Random) {
    this.#random = random
    const demo = globSync('demo/school/**/*.yaml')
      .toSorted()
      .flatMap(
        (file) =>
          readFileSync(file, 'utf8')
            .toLowerCase()
            .match(/[a-z]{3,20}/g) ?? [],
      )
    const madeUp = Array.from({ length: RARE_WORDS }, () => madeUpWord(random))
    this.words = [...new Set([...FREQUENT, ...demo, ...madeUp])]
    let total = 0
    this.#weights = Float64Array.from(this.words, (_, rank) => (total += 1 / (rank + 1)))
  }

  /** Returns the captions of a lecture of this many lines of 3 seconds, with sentences that end every second line. */
  lecture(lines: number): SpokenLine[] {
    return Array.from({ length: lines }, (_, at) => {
      const text = Array.from({ length: WORDS_PER_LINE }, () => this.word()).join(' ')
      const ends = at % LINES_PER_SENTENCE === LINES_PER_SENTENCE - 1
      return {
        startSeconds: at * LINE_SECONDS,
        endSeconds: (at + 1) * LINE_SECONDS,
        text: ends ? `${text}.` : text,
      }
    })
  }

  word(): string {
    const wanted = (this.#random(1_000_000) / 1_000_000) * (this.#weights.at(-1) ?? 0)
    let low = 0
    let high = this.#weights.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#weights[middle] ?? 0) < wanted) low = middle + 1
      else high = middle
    }
    return this.words[low] ?? ''
  }
}

const madeUpWord = (random: Random) =>
  Array.from(
    { length: 2 + random(3) },
    () => 'bcdfglmnprstv'.charAt(random(13)) + 'aeiou'.charAt(random(5)),
  ).join('') + 'nrst'.charAt(random(4))
