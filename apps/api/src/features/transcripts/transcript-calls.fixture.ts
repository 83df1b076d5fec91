import type { Db } from '@section/db/connection.ts'
import { transcripts } from '@section/db/schema.ts'

export const TRANSCRIPT = `query ($id: ID!, $language: String) { getTranscript(videoContentId: $id, language: $language) {
  videoContentId language languages lines { startSeconds endSeconds text } } }`

export const line = (text: string) => ({ startSeconds: 1, endSeconds: 2.5, text })

/** Inserts transcripts of one line each, in these languages; the first is that in which the video plays. */
export async function insertTranscripts(
  db: Db,
  externalKey: string,
  texts: Readonly<Record<string, string>>,
): Promise<void> {
  await db.insert(transcripts).values(
    Object.entries(texts).map(([language, text], sortOrder) => ({
      externalKey,
      language,
      sortOrder,
      lines: [line(text)],
      version: text,
    })),
  )
}
