import { IconArrowLeft, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { videoNeighbors } from '@section/domain/video/next-video.ts'
import { ButtonLink } from '../../../lib/routing/ButtonLink.tsx'
import type { Lecture, VideoCollection } from '../video-collection.ts'
import { videoLink, wayBack } from './video-link.ts'
import css from '../video-screen.module.css'

const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

interface VideoNavigationProps {
  readonly collection: VideoCollection
  readonly lecture: Lecture
}

/** Links to the course and to the previous and next modules. Specification 2, section 2.6. */
export function VideoNavigation({ collection, lecture }: VideoNavigationProps) {
  const { previousModule, nextModule } = videoNeighbors(collection.groups, lecture)
  const back = wayBack(collection)
  return (
    <nav className={css.navigation} aria-label="Course">
      <Link className={css.back} to={back.to}>
        <IconArrowLeft {...ICON} />
        {back.label}
      </Link>
      <span className={css.courseTitle}>{collection.title}</span>
      <span className={css.modules}>
        {previousModule && (
          <ButtonLink
            size="small"
            icon={<IconChevronLeft {...ICON} />}
            {...videoLink(collection, previousModule)}
          >
            Prev Module
          </ButtonLink>
        )}
        {nextModule && (
          <ButtonLink size="small" {...videoLink(collection, nextModule)}>
            <span className={css.onward}>
              Next Module
              <IconChevronRight {...ICON} />
            </span>
          </ButtonLink>
        )}
      </span>
    </nav>
  )
}
