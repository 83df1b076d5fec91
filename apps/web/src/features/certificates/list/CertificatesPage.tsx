import { useSuspenseQuery } from '@tanstack/react-query'
import { emptyState } from '@section/art/empty-state.ts'
import { CardGrid } from '@section/ui/course-card/CardGrid.tsx'
import { Drawing } from '@section/ui/drawing/Drawing.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import { Section } from '@section/ui/page/Section.tsx'
import { ScreenState } from '@section/ui/screen-state/ScreenState.tsx'
import { type Certificate, certificatesQuery } from '../certificates-query.ts'
import { useCertificateRegistration } from '../registration/use-certificate-registration.tsx'
import { CertificateCard } from './CertificateCard.tsx'
import { CertificatesHero } from './CertificatesHero.tsx'
import { OwnCertificates } from './OwnCertificates.tsx'

/** The certificates that a member can work towards, their own first. docs/product/certificates.md#list */
export function CertificatesPage() {
  const { data } = useSuspenseQuery(certificatesQuery)
  return (
    <Page>
      <CertificatesHero />
      <OwnCertificates certificates={data} />
      <AvailableCertificates certificates={data} />
    </Page>
  )
}

function AvailableCertificates({ certificates }: { certificates: readonly Certificate[] }) {
  const { locked, openDialog, dialog } = useCertificateRegistration()
  if (certificates.length === 0) {
    return (
      <ScreenState
        drawing={<Drawing svg={emptyState('no-courses')} alt="" />}
        sentence="There are no certificates in your plan right now."
      />
    )
  }
  return (
    <Section title="Available Certificates">
      <CardGrid label="Available Certificates">
        {certificates.map((certificate) => (
          <CertificateCard
            key={certificate.certificateId}
            certificate={certificate}
            locked={locked}
            onRegister={() => openDialog(certificate)}
          />
        ))}
      </CardGrid>
      {dialog}
    </Section>
  )
}
