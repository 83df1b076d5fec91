import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { transcripts } from '@section/db/schema.ts'
import type { TranscriptLine } from '@section/domain/transcripts/transcript-line.ts'

/** A language in which a video has a transcript, with the version of what is stored. */
export interface TranscriptLanguage {
  language: string
  version: string
}

/** Returns the languages of a video's transcripts; the first is shown unless the viewer chooses. */
export function readLanguages(db: Db, externalKey: string): Promise<TranscriptLanguage[]> {
  return db
    .select({ language: transcripts.language, version: transcripts.version })
    .from(transcripts)
    .where(eq(transcripts.externalKey, externalKey))
    .orderBy(asc(transcripts.sortOrder), asc(transcripts.language))
}

/** Returns a transcript with its present version; undefined for one that does not exist any more. */
export async function readLines(
  db: Db,
  externalKey: string,
  language: string,
): Promise<{ lines: TranscriptLine[]; version: string } | undefined> {
  const [found] = await db
    .select({ lines: transcripts.lines, version: transcripts.version })
    .from(transcripts)
    .where(and(eq(transcripts.externalKey, externalKey), eq(transcripts.language, language)))
  return found
}
