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
    /** Undefined where the media folder is not here. */
    captions: Captions[] | undefined
  }
}

/** So many transcripts of an hour are 2 MB and 2,000 windows, which a database writes well within its time limit. */
const TRANSCRIPTS_PER_STATEMENT = 16

/** The caption files beside the lectures. Transcripts stay as they are where the media folder is not here. */
export const transcriptsContent = {
  async read(files, _settings, mediaFolder) {
    return { captions: mediaFolder ? await readCaptionFiles(mediaFolder, files.problems) : undefined }
  },
  async writeOffer(tx, { captions, lectures }) {
    if (!captions) return
    const filmed = new Set(lectures.map(({ externalKey }) => externalKey))
    const offered = captions.filter(({ externalKey }) => filmed.has(externalKey))
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
