import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '@section/db/connection.ts'
import type { SpokenTerm, SpokenTerms } from '@section/domain/search/spoken-terms.ts'
import {
  TEXT_SEARCH_CONFIGURATIONS,
  textSearchConfiguration,
} from '@section/domain/transcripts/text-search-configuration.ts'
import type { TranscriptLine } from '@section/domain/transcripts/transcript-line.ts'

/** A part of a transcript of about 30 s. */
export type Window = {
  externalKey: string
  language: string
  startSeconds: number
}

/** A part of a transcript in which all terms of a search are said. */
export type FoundWindow = Window & {
  /** The rank of the language among those of the recording, from 0. */
  sortOrder: number
  /** Higher is better: the terms are said more often, or closer to each other. */
  rank: number
}

interface Wanted extends SpokenTerms {
  externalKeys: readonly string[]
  limit: number
}

/**
 * Returns windows of these recordings in which all terms are said, in the forms of their language, best first. If there are
 * more than `limit`, any of them, because ranking all windows with a common word takes longer than finding them.
 */
export async function findWindows(
  db: Db,
  { terms, mayBeBeginning, externalKeys, limit }: Wanted,
): Promise<FoundWindow[]> {
  const whole = mayBeBeginning ? terms.slice(0, -1) : terms
  const beginning = mayBeBeginning ? terms.at(-1) : undefined
  return rows<FoundWindow>(
    db,
    sql`
      with found as materialized (
        select w.external_key, w.language, w.start_seconds, w.words, q.wanted
        from ${LANGUAGES} l
        cross join lateral (select ${queryOf(whole, beginning)} as wanted) q
        join transcript_windows w on w.language = l.language and w.words @@ q.wanted
        where w.external_key = any(${sql.param(externalKeys)}::text[])
        limit ${limit})
      select f.external_key as "externalKey", f.language, f.start_seconds::float8 as "startSeconds",
        t.sort_order as "sortOrder", ts_rank_cd(f.words, f.wanted)::float8 as rank
      from found f join transcripts t on t.external_key = f.external_key and t.language = f.language
      order by rank desc, f.external_key, f.language, f.start_seconds`,
  )
}

/** Returns the lines of each of these windows, in the order of the windows. */
export async function readWindowLines(db: Db, windows: readonly Window[]): Promise<TranscriptLine[][]> {
  const found = await rows<{ lines: TranscriptLine[] }>(
    db,
    sql`
      select w.lines
      from unnest(${sql.param(windows.map(({ externalKey }) => externalKey))}::text[],
        ${sql.param(windows.map(({ language }) => language))}::text[],
        ${sql.param(windows.map(({ startSeconds }) => startSeconds))}::numeric[])
        with ordinality as f (external_key, language, start_seconds, place)
      join transcript_windows w using (external_key, language, start_seconds)
      order by f.place`,
  )
  return found.map(({ lines }) => lines)
}

/** Returns which words of texts in a language are words of which terms, by the number of the term. */
export async function findTermsOf(
  db: Db,
  words: readonly string[],
  { language, terms, mayBeBeginning }: SpokenTerms & { language: string },
): Promise<ReadonlyMap<string, number[]>> {
  const flat = terms.flatMap((term, at) => term.map((word) => ({ word, at })))
  const last = mayBeBeginning ? terms.at(-1)?.[0] : undefined
  const found = await rows<{ word: string; term: number }>(
    db,
    sql`
      with l as (select ${textSearchConfiguration(language)}::regconfig as configuration),
      term as materialized (
        select at, to_tsquery(l.configuration, quote_literal(word)) as wanted
        from l, unnest(${sql.param(flat.map(({ word }) => word))}::text[], ${sql.param(flat.map(({ at }) => at))}::int[])
          as t (word, at)
        ${last === undefined ? sql`` : sql`union all select ${terms.length - 1}::int, ${beginningQuery(last)}`}),
      said as materialized (
        select word, to_tsvector(l.configuration, word) as words
        from l, unnest(${sql.param(words)}::text[]) as s (word))
      select distinct said.word, term.at as term from said join term on said.words @@ term.wanted order by 1, 2`,
  )
  const byWord = Map.groupBy(found, ({ word }) => word)
  return new Map([...byWord].map(([word, matches]) => [word, matches.map(({ term }) => term)]))
}

/** The languages of the transcripts with their configurations, as the import chose them. */
const LANGUAGES = sql`(
  select language, coalesce(${JSON.stringify(TEXT_SEARCH_CONFIGURATIONS)}::jsonb ->> lower(split_part(language, '-', 1)), 'simple')::regconfig
    as configuration
  from (select distinct language from transcripts) stored)`

function queryOf(whole: readonly SpokenTerm[], beginning: SpokenTerm | undefined): SQL {
  const all = sql`to_tsquery(l.configuration, ${whole.map(phraseOf).join(' & ')})`
  if (!beginning) return all
  return sql`${all} && (to_tsquery(l.configuration, ${phraseOf(beginning)}) || ${beginningQuery(beginning[0])})`
}

/** A beginning is compared as it is, because the form of a word depends on its end. */
const beginningQuery = (word: string) => sql`to_tsquery('simple', ${`${quoted(word)}:*`})`

const phraseOf = (term: SpokenTerm) => `(${term.map(quoted).join(' <-> ')})`

/** Words consist of letters and digits only, so that they cannot end the quotation marks around them. */
const quoted = (word: string) => `'${word}'`
