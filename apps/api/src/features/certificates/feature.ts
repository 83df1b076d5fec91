import { defineFeature } from '../../server/feature.ts'
import { CertificatePrograms } from './certificate-programs.ts'
import { certificatesContent } from './content/content.ts'
import { certificateOperations } from './resolvers.ts'

declare module '../../server/services.ts' {
  interface Services {
    certificatePrograms: CertificatePrograms
  }
}

export const certificatesFeature = defineFeature({
  operations: certificateOperations,
  content: certificatesContent,
  services: ({ database, cacheInvalidation, clock }) => ({
    certificatePrograms: new CertificatePrograms(database.db, cacheInvalidation, clock),
  }),
})
