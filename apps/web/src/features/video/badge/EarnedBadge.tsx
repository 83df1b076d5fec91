import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { certificatesWithCourse } from '@section/domain/certificates/certificate-progress.ts'
import { Button } from '@section/ui/button/Button.tsx'
import { Dialog } from '@section/ui/dialog/Dialog.tsx'
import { Skeleton } from '@section/ui/loading/Skeleton.tsx'
import { LoadedPart } from '../../../lib/graphql/LoadedPart.tsx'
import { ButtonLink } from '../../../lib/links/ButtonLink.tsx'
import { Picture } from '../../../lib/links/Picture.tsx'
import { CertificateProgressList } from '../../certificate-progress/CertificateProgressList.tsx'
import { certificateProgressQuery } from '../../certificate-progress/certificate-progress-query.ts'
import { CredentialActions } from '../../credentials/CredentialActions.tsx'
import { useCourseBadge } from '../../credentials/credentials-query.ts'
import { wayBack } from '../navigation/video-link.ts'
import type { VideoCollection } from '../video-collection.ts'
import css from './earned-badge.module.css'

/** The dialog's reason for the badge and its name for the page to which it leads, by the collection's kind. */
const TEXTS = {
  ON_DEMAND: { reason: 'You watched every required video.', link: 'See the course' },
  SPRINT: { reason: 'You completed the checklist.', link: 'See the session' },
  MINI_MBA: { reason: 'You completed the checklist.', link: 'See the Mini-MBA' },
} as const

/** A dialog with the course's badge that the member has just earned. docs/product/video.md#badges */
export function EarnedBadge({ collection, onClose }: { collection: VideoCollection; onClose: () => void }) {
  const { kind, courseId, title } = collection
  const { reason, link } = TEXTS[kind]
  const badge = useCourseBadge(courseId)
  const { data: certificates = [] } = useQuery({ ...certificateProgressQuery, refetchOnMount: 'always' })
  const towards = certificatesWithCourse(certificates, courseId)
    .filter(({ credentialId }) => credentialId === null)
    .slice(0, MOST_CERTIFICATES)
  useEffect(() => {
    // Full screen would hide the dialog.
    if (document.fullscreenElement) void document.exitFullscreen()
  }, [])
  const medal = badge.data?.imageUrl
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Badge earned"
      describe
      art={
        badge.data !== null && (
          <span className={css.medal}>
            {medal && <Picture src={medal} alt={`${title} badge`} width={144} height={144} />}
          </span>
        )
      }
      actions={
        <>
          <Button onClick={onClose}>Stay here</Button>
          <ButtonLink variant="primary" to={wayBack(collection).to}>
            {link}
          </ButtonLink>
        </>
      }
    >
      <p className={css.course}>{title}</p>
      <p>
        {reason} The badge is yours to keep{badge.data === null ? '' : ' and to share'}.
      </p>
      <div className={css.actions}>
        <LoadedPart
          query={badge}
          loading="Loading your badge"
          problem="Your badge didn’t load."
          skeleton={<Skeleton height={34} width={240} shape="block" />}
        >
          {(credential) => <CredentialActions credential={credential} />}
        </LoadedPart>
      </div>
      {towards.length > 0 && (
        <section className={css.towards} aria-labelledby={TOWARDS_ID}>
          <h3 id={TOWARDS_ID}>It counts towards</h3>
          <CertificateProgressList certificates={towards} />
        </section>
      )}
    </Dialog>
  )
}

const MOST_CERTIFICATES = 2
const TOWARDS_ID = 'badge-counts-towards'
