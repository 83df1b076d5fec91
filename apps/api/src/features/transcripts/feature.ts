import { defineFeature } from '../../server/feature.ts'
import { transcriptsContent } from './content/content.ts'
import { transcriptOperations } from './resolvers.ts'
import { TranscriptReader } from './transcript-reader.ts'

declare module '../../server/services.ts' {
  interface Services {
    transcripts: TranscriptReader
  }
}

export const transcriptsFeature = defineFeature({
  operations: transcriptOperations,
  content: transcriptsContent,
  services: ({ database }) => ({ transcripts: new TranscriptReader(database.db) }),
})
