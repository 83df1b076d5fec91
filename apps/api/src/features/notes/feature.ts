import { MAX_OFFLINE_MS } from '@section/domain/time/offline-change.ts'
import { defineFeature } from '../../server/feature.ts'
import { deleteRemovedNotes } from './notes-store.ts'
import { noteOperations } from './resolvers.ts'

export const notesFeature = defineFeature({
  operations: noteOperations,
  jobs: [
    {
      queue: 'forget-removed-notes',
      cron: '50 3 * * *',
      // A change that a browser still has to send is at most this old, so that it cannot bring a deleted note back.
      run: ({ database }, now) => deleteRemovedNotes(database.db, new Date(now - MAX_OFFLINE_MS)),
      failure: 'The rows of removed notes could not be deleted',
    },
  ],
})
