import { sql } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { transcripts } from '@section/db/schema.ts'
import { chunksOf, insertMissing } from '../../../server/content/bulk-write-store.ts'
import type { WindowRow } from './transcript-rows.ts'

/** A transcript by its video and language. */
export interface TranscriptKey {
  externalKey: string
  language: string
}

/** Returns the stored transcripts with their versions. */
export function readTranscriptVersions(db: Db): Promise<(TranscriptKey & { version: string })[]> {
  const { externalKey, language, version } = transcripts
  return db.select({ externalKey, language, version }).from(transcripts)
}

/** Deletes transcripts with their windows. */
export async function deleteTranscripts(tx: Db, keys: readonly TranscriptKey[]): Promise<void> {
  const videos = keys.map(({ externalKey }) => externalKey)
  const languages = keys.map(({ language }) => language)
  await tx.execute(sql`
    delete from transcripts where (external_key, language) in (
      select * from unnest(${sql.param(videos)}::text[], ${sql.param(languages)}::text[]))`)
}

/** Writes transcripts, and their windows instead of those that they had. */
export async function writeTranscripts(
  tx: Db,
  rows: readonly (typeof transcripts.$inferInsert)[],
  windows: readonly WindowRow[],
): Promise<void> {
  await deleteTranscripts(tx, rows)
  await insertMissing(tx, transcripts, rows)
  for (const chunk of chunksOf(windows))
    await tx.execute(sql`
      insert into transcript_windows (external_key, language, start_seconds, lines, words)
      select external_key, language, start_seconds, lines, to_tsvector(configuration::regconfig, words)
      from jsonb_to_recordset(${JSON.stringify(chunk)}::jsonb) as row (external_key text, language text,
        start_seconds numeric, lines jsonb, words text, configuration text)`)
}
