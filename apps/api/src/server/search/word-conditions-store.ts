import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Phrase, QueryWord } from '@section/domain/search/query-word.ts'

// The conditions of text-search queries, over a column of words with weights (`textSearchVector`).

/** Returns the condition that every word stands in a field of these weights; with '' in any field. */
export const hasWords = (column: SQLWrapper, words: readonly QueryWord[], weights = ''): SQL =>
  sql`${column} @@ (${allOf(words, weights)})`

/**
 * Returns the number of pairs of a word and one of the groups of fields, each given by its weights, that has the word. With
 * a group for each weight and the more important ones, a word counts the more, the more important the field that has it.
 */
export const wordsInFields = (
  column: SQLWrapper,
  words: readonly QueryWord[],
  fields: readonly string[],
): SQL =>
  sql.join(
    fields.flatMap((weights) => words.map((word) => sql`(${hasWords(column, [word], weights)})::int`)),
    sql` + `,
  )

/** Returns how well a document fits a text-search query, below 1. */
export const rankBy = (column: SQLWrapper, wanted: SQL): SQL => sql`ts_rank(${column}, ${wanted}, 32)`

/**
 * Returns the expression of a text-search query for documents that have every word in a field of these weights; with ''
 * in any field.
 */
export const allOf = (words: readonly QueryWord[], weights = ''): SQL =>
  sql.join(
    words.map((word) => oneOf(word, weights)),
    sql` && `,
  )

/** Returns the expression of a text-search query for documents that have any of the words. */
export const anyOf = (words: readonly QueryWord[]): SQL =>
  sql.join(
    words.map((word) => oneOf(word, '')),
    sql` || `,
  )

/** A word matches as it is, by its other spellings, by its English stem, and by its corrections. */
function oneOf({ word, isPrefix, spellings, corrections }: QueryWord, weights: string): SQL {
  const exact = [{ words: [word], isPrefix }, ...spellings].map((phrase) => phraseQuery(phrase, weights))
  const simple = [...exact, ...corrections.map((meant) => term(meant, weights))].join(' | ')
  const joined = spellings.flatMap(({ words }) => (words.length === 1 ? words : []))
  const stems = sql.join(
    [word, ...joined].map((each) => sql`to_tsquery('english', ${term(each, weights)})`),
    sql` || `,
  )
  return sql`(to_tsquery('simple', ${simple}) || ${stems})`
}

const phraseQuery = ({ words, isPrefix }: Phrase, weights: string) =>
  words
    .map((word, at) => term(word, (isPrefix && at === words.length - 1 ? '*' : '') + weights))
    .join(' <-> ')

/** Words consist of letters and digits only, so that they cannot end the quotation marks around them. */
const term = (word: string, flags: string) => `'${word}'${flags && `:${flags}`}`

/**
 * Returns the words of a column of texts (`wordsOf`) with a weight. Each word is there as it is, so that its beginning can be
 * found, and by its English stem, so that its other forms can. A gap in the positions, which no query can bridge, keeps the
 * last word of one part and the first word of the next from forming a phrase.
 */
export const vectorOf = (column: string, weight: 'A' | 'B' | 'C' | 'D'): SQL =>
  sql.raw(`setweight(
    to_tsvector('simple', ${column}) || '|:1' || to_tsvector('english', ${column}) || '|:1', '${weight}')`)
