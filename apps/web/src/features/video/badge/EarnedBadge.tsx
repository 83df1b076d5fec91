import { Picture } from '../../../lib/links/Picture.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { graphql } from '@section/contract/generated/operations/gql.ts'
import { Button } from '@section/ui/button/Button.tsx'
import { ButtonLink } from '../../../lib/links/ButtonLink.tsx'
import { Dialog } from '@section/ui/dialog/Dialog.tsx'
import { execute } from '../../../lib/graphql/graphql-client.ts'
import { wayBack } from '../navigation/video-link.ts'
import css from './earned-badge.module.css'
import type { VideoCollection } from '../video-collection.ts'

const EarnedBadgeDocument = graphql(`
  query EarnedBadge($courseId: ID!) {
    listUserSessionsByCourse(where: { courseId: $courseId, showHiddenInCatalog: true }) {
      sessionId
      badgeImageUrl
    }
  }
`)

/** The dialog's reason for the badge and its name for the page to which it leads, by the collection's kind. */
const TEXTS = {
  ON_DEMAND: { reason: 'You watched every required video.', link: 'See the course' },
  SPRINT: { reason: 'You completed the checklist.', link: 'See the session' },
  MINI_MBA: { reason: 'You completed the checklist.', link: 'See the Mini-MBA' },
} as const

/** A dialog with the course's badge that the member has just earned. */
export function EarnedBadge({ collection, onClose }: { collection: VideoCollection; onClose: () => void }) {
  const { kind, courseId, title } = collection
  const { reason, link } = TEXTS[kind]
  const { data: medal } = useQuery({
    queryKey: ['video', 'badge', courseId],
    queryFn: async () =>
      (await execute(EarnedBadgeDocument, { courseId })).listUserSessionsByCourse[0]?.badgeImageUrl ?? null,
  })
  useEffect(() => {
    // Full screen would hide the dialog.
    if (document.fullscreenElement) void document.exitFullscreen()
  }, [])
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Badge earned"
      describe
      art={
        <span className={css.medal}>
          {medal && <Picture src={medal} alt={`${title} badge`} width={144} height={144} loading="lazy" />}
        </span>
      }
      actions={
        <>
          <Button onClick={onClose}>Stay Here</Button>
          <ButtonLink variant="primary" to={wayBack(collection).to}>
            {link}
          </ButtonLink>
        </>
      }
    >
      <p className={css.course}>{title}</p>
      <p>{reason} The badge is yours to keep and to share.</p>
    </Dialog>
  )
}
