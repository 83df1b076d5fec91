import type { FeatureContent } from '../../../server/content/feature-content.ts'
import { type CertificateContent, CertificateFile } from './certificate-format.ts'
import { writeCertificates } from './certificates-content-store.ts'
import { checkCertificates } from './check-certificates.ts'

declare module '../../../server/content/school.ts' {
  interface School {
    certificates: CertificateContent[]
  }
}

/** `certificates/`. */
export const certificatesContent = {
  async read(files) {
    const certificates = await files.readAll('certificates', CertificateFile)
    return { certificates: certificates.map(({ slug, content }) => ({ slug, ...content })) }
  },
  check: checkCertificates,
  writeOffer: (tx, { certificates }) => writeCertificates(tx, certificates),
} satisfies FeatureContent
