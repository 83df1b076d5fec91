import { Picture } from '../../../lib/links/Picture.tsx'
import { useSuspenseQuery } from '@tanstack/react-query'
import { emptyState } from '@section/art/empty-state.ts'
import { safeHref } from '@section/domain/links/safe-href.ts'
import { CardGrid } from '@section/ui/course-card/CardGrid.tsx'
import { Drawing } from '@section/ui/drawing/Drawing.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import { PageHeader } from '@section/ui/page/PageHeader.tsx'
import { Section } from '@section/ui/page/Section.tsx'
import { ScreenState } from '@section/ui/screen-state/ScreenState.tsx'
import { useFlag } from '../../../lib/flags.ts'
import { CertificateCard } from './CertificateCard.tsx'
import { type Certificate, certificatesQuery } from '../certificates-query.ts'
import css from './certificates.module.css'
import { useCertificateRegistration } from '../registration/use-certificate-registration.tsx'

/** The certificates that a member can work towards. docs/product/certificates.md#list */
export function CertificatesPage() {
  const { bannerUrl, description } = useFlag('certificatesHero')
  const { data } = useSuspenseQuery(certificatesQuery)
  const banner = safeHref(bannerUrl)
  return (
    <Page>
      <PageHeader title="Certificates" lead={description} />
      {bannerUrl && banner && <Picture className={css.banner} src={banner.href} alt="" />}
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
