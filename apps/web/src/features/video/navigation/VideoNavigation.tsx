import { IconArrowLeft } from '@tabler/icons-react'
import { BackLink } from '../../../lib/links/BackLink.tsx'
import { Icon } from '@section/ui/icon/Icon.tsx'
import type { VideoCollection } from '../video-collection.ts'
import { wayBack } from './video-link.ts'
import css from './video-navigation.module.css'

const LABELS = { ON_DEMAND: 'Course', SPRINT: 'Session', MINI_MBA: 'Mini-MBA' } as const

/** The link to the page of the course or session, and its title. docs/product/video.md#video-pages */
export function VideoNavigation({ collection }: { readonly collection: VideoCollection }) {
  const back = wayBack(collection)
  return (
    <nav className={css.navigation} aria-label={LABELS[collection.kind]}>
      <BackLink className={css.back} to={back.to}>
        <Icon of={IconArrowLeft} />
        {back.label}
      </BackLink>
      <span className={css.title}>{collection.title}</span>
    </nav>
  )
}
