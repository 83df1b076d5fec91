import type { FeatureContent } from '../../../server/content/feature-content.ts'
import { type Captions, readCaptionFiles } from './caption-files.ts'
import { transcriptRow, windowRows } from './transcript-rows.ts'
import {
  deleteTranscripts,
  readTranscriptVersions,
  type TranscriptKey,
  writeTranscripts,
} from './transcripts-content-store.ts'

declare module '../../../server/content/school.ts' {
  interface School {
    /** The captions in the media folder; undefined when the import has no such folder. */
    captions: Captions[] | undefined
  }
}

/**
 * The number of transcripts that one statement writes. When each is an hour long they are 2 MB and 2,000 windows, which a
 * database writes well within its time limit.
 */
const TRANSCRIPTS_PER_STATEMENT = 16

/**
 * The content of the transcripts: the caption files in the media folder. Without that folder an import leaves the stored
 * transcripts as they are.
 */
export const transcriptsContent = {
  async read(files, _settings, mediaFolder) {
    return { captions: mediaFolder ? await readCaptionFiles(mediaFolder, files.problems) : undefined }
  },
  async writeOffer(tx, { captions, lectures }) {
    if (!captions) return
    const lectureKeys = new Set(lectures.map(({ externalKey }) => externalKey))
    const offered = captions.filter(({ externalKey }) => lectureKeys.has(externalKey))
    const stored = await readTranscriptVersions(tx)
    const offeredKeys = new Set(offered.map(keyOf))
    const left = stored.filter((row) => !offeredKeys.has(keyOf(row)))
    if (left.length > 0) await deleteTranscripts(tx, left)
    const versions = new Map(stored.map((row) => [keyOf(row), row.version]))
    const changed = offered
      .map((one) => ({ captions: one, row: transcriptRow(one) }))
      .filter(({ row }) => versions.get(keyOf(row)) !== row.version)
    for (let at = 0; at < changed.length; at += TRANSCRIPTS_PER_STATEMENT) {
      const chunk = changed.slice(at, at + TRANSCRIPTS_PER_STATEMENT)
      await writeTranscripts(
        tx,
        chunk.map(({ row }) => row),
        chunk.flatMap((one) => windowRows(one.captions)),
      )
    }
  },
  counted: { transcripts: { table: 'transcripts', key: `(external_key || '/' || language)` } },
} satisfies FeatureContent

const keyOf = ({ externalKey, language }: TranscriptKey) => `${externalKey}/${language}`
