import { useQuery } from '@tanstack/react-query'
import { certificatesWithCourse } from '@section/domain/certificates/certificate-progress.ts'
import { Card } from '@section/ui/page/Card.tsx'
import { Section } from '@section/ui/page/Section.tsx'
import { CertificateProgressList } from '../../../certificate-progress/CertificateProgressList.tsx'
import { certificateProgressQuery } from '../../../certificate-progress/certificate-progress-query.ts'

/** The certificates to which a course counts, with the member's progress; nothing without one, or when they did not load. */
export function CourseCertificates({ courseId }: { courseId: string }) {
  const { data = [] } = useQuery(certificateProgressQuery)
  const certificates = certificatesWithCourse(data, courseId)
  if (certificates.length === 0) return null
  return (
    <Section title="Counts towards">
      <Card>
        <CertificateProgressList certificates={certificates} />
      </Card>
    </Section>
  )
}
