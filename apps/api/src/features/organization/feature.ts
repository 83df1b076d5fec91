import { defineFeature } from '../../server/feature.ts'
import { mountDownloads } from './download/download-routes.ts'
import { figuresJobs } from './figures/figures-jobs.ts'
import { noteEverybody } from './figures/recount-store.ts'
import { organizationOperations } from './resolvers.ts'

export const organizationFeature = defineFeature({
  operations: organizationOperations,
  routes: mountDownloads,
  jobs: figuresJobs,
  // What a course requires may have changed, and with it how much of that employees have watched.
  content: { writePeople: noteEverybody },
})
