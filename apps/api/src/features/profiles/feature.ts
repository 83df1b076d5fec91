import { defineFeature } from '../../server/feature.ts'
import type { Services } from '../../server/services.ts'
import { Turns } from '../../server/turns.ts'
import { profilesContent } from './content.ts'
import { mountDemoStorage } from './photo/demo-storage.ts'
import { PhotoEncoder } from './photo/photo-encoder.ts'
import { createPhotoStorage, type PhotoStorage } from './photo/photo-storage.ts'
import { removePhotosJobs } from './photo/remove-photos-jobs.ts'
import { profileOperations } from './resolvers.ts'
import { storageFaults } from './storage-health/storage-health.ts'

declare module '../../server/services.ts' {
  interface Services {
    /** The storage of photos; null for a school that takes none. */
    photoStorage: PhotoStorage | null
    photoEncoder: PhotoEncoder
    /** The saves of photos, in which each member takes turns. */
    photoTurns: Turns
  }
}

export const profilesFeature = defineFeature({
  operations: profileOperations,
  content: profilesContent,
  routes: mountDemoStorage,
  jobs: removePhotosJobs,
  faults: storageFaults,
  services: ({ config }): Pick<Services, 'photoEncoder' | 'photoStorage' | 'photoTurns'> => ({
    photoStorage: createPhotoStorage(config),
    photoEncoder: new PhotoEncoder(),
    photoTurns: new Turns(),
  }),
})
