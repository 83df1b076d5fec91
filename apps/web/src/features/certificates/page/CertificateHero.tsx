import { IconArrowLeft } from '@tabler/icons-react'
import { accentProperties } from '@section/art/colors/accessible-accent.ts'
import { classNames } from '@section/ui/class-names/class-names.ts'
import { Icon } from '@section/ui/icon/Icon.tsx'
import link from '../../../lib/links/back-link.module.css'
import { BackLink } from '../../../lib/links/BackLink.tsx'
import { Picture } from '../../../lib/links/Picture.tsx'
import type { CertificateDetail } from '../certificates-query.ts'
import css from './certificate-hero.module.css'
import { CertificateStanding } from './CertificateStanding.tsx'

/** The list that a page belongs to. */
export interface BackTarget {
  readonly to: string
  readonly label: string
}

/**
 * The top of a certificate's page: its cover, seal and texts on its own color, darkened until white text on it is
 * readable, and below them where the member stands.
 */
export function CertificateHero({
  certificate,
  back,
}: {
  certificate: CertificateDetail
  back?: BackTarget | undefined
}) {
  const { title, description, badgeImageUrl, coverImageUrl, primaryColor, meta } = certificate
  return (
    <header className={css.header}>
      {back && (
        <BackLink to={back.to} className={classNames(link.back, css.back)}>
          <Icon of={IconArrowLeft} size={16} />
          {back.label}
        </BackLink>
      )}
      <div className={css.hero} style={Object.fromEntries(accentProperties(primaryColor))}>
        <div className={css.banner}>
          <div className={css.text}>
            <h1 className={css.title}>{title}</h1>
            {meta.bannerDescription && <p className={css.lead}>{meta.bannerDescription}</p>}
            <p className={css.description}>{description}</p>
          </div>
          <div className={css.media}>
            <Picture
              className={css.cover}
              src={coverImageUrl}
              alt=""
              width={640}
              height={360}
              fetchPriority="high"
            />
            <Picture className={css.seal} src={badgeImageUrl} alt="" width={200} height={200} />
          </div>
        </div>
        <CertificateStanding certificate={certificate} />
      </div>
    </header>
  )
}
