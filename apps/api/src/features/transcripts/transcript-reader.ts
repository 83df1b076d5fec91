import { LRUCache } from 'lru-cache'
import { shared, waitForShared } from '@section/db/database-time.ts'
import type { Db } from '@section/db/connection.ts'
import type { TranscriptLine } from '@section/domain/transcripts/transcript-line.ts'
import { readLanguages, readLines } from './transcripts-store.ts'

/** The maximum number of cached lines: about 40 hours of captions, some 20 MB. */
const MAX_LINES = 50_000

/** Reads transcripts, and caches their lines by version, so that an import makes nothing stale. */
export class TranscriptReader {
  readonly #db: Db
  readonly #lines = new LRUCache<string, TranscriptLine[]>({
    maxSize: MAX_LINES,
    sizeCalculation: (lines) => lines.length + 1,
  })
  readonly #reading = new Map<string, Promise<TranscriptLine[]>>()

  constructor(db: Db) {
    this.#db = db
  }

  /** Returns a video's transcript in this language, or in the first that it has; null without captions. */
  async read(externalKey: string, wanted: string | null | undefined) {
    const all = await readLanguages(this.#db, externalKey)
    const languages = all.map(({ language }) => language)
    const language = chooseLanguage(languages, wanted)
    const chosen = all.find((one) => one.language === language)
    if (!chosen) return null
    const lines = await this.#linesOf(externalKey, chosen.language, chosen.version)
    return { language: chosen.language, languages, lines }
  }

  async #linesOf(externalKey: string, language: string, version: string): Promise<TranscriptLine[]> {
    const key = `${externalKey}/${language}/${version}`
    const known = this.#lines.get(key)
    if (known) return known
    // Simultaneous requests share one reading, because a class of hundreds opens its video at the same time.
    const reading =
      this.#reading.get(key) ??
      shared(() => this.#load(externalKey, language)).finally(() => this.#reading.delete(key))
    this.#reading.set(key, reading)
    return waitForShared(reading)
  }

  async #load(externalKey: string, language: string): Promise<TranscriptLine[]> {
    const found = await readLines(this.#db, externalKey, language)
    if (found) this.#lines.set(`${externalKey}/${language}/${found.version}`, found.lines)
    return found?.lines ?? []
  }
}

/** Returns the wanted language, else one of the same family (`pt-BR` for `pt`), else the first. */
function chooseLanguage(languages: readonly string[], wanted: string | null | undefined): string | undefined {
  const family = (language: string) => language.toLowerCase().split('-')[0]
  return (
    languages.find((language) => language.toLowerCase() === wanted?.toLowerCase()) ??
    languages.find((language) => wanted && family(language) === family(wanted)) ??
    languages[0]
  )
}
