import { Picture } from '../../../lib/links/Picture.tsx'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { useState } from 'react'
import { safeHref, safePicture } from '@section/domain/links/safe-href.ts'
import { IconButton } from '@section/ui/button/IconButton.tsx'
import { SafeLink } from '../../../lib/routing/SafeLink.tsx'
import type { SessionContent } from '../session-page-query.ts'
import css from './announcements.module.css'

type Announcement = SessionContent['announcements'][number]

/** The announcements of a session, one slide at a time. */
export function Announcements({ announcements }: { readonly announcements: readonly Announcement[] }) {
  const [at, setAt] = useState(0)
  const current = announcements[Math.min(at, announcements.length - 1)]
  if (!current) return null
  const show = (position: number) => setAt((position + announcements.length) % announcements.length)
  const position = announcements.indexOf(current)
  return (
    <section
      className={css.carousel}
      aria-roledescription="carousel"
      aria-label="Announcements"
      data-preset={current.stylePreset}
    >
      <div
        className={css.slide}
        role="group"
        aria-roledescription="slide"
        aria-label={`${position + 1} of ${announcements.length}`}
        aria-live="polite"
      >
        <Slide key={current.sessionContentId} announcement={current} />
      </div>
      {announcements.length > 1 && (
        <div className={css.controls}>
          <IconButton
            label="Previous announcement"
            icon={<Icon of={IconChevronLeft} />}
            onClick={() => show(position - 1)}
          />
          <span className={css.count} aria-hidden="true">
            {position + 1} / {announcements.length}
          </span>
          <IconButton
            label="Next announcement"
            icon={<Icon of={IconChevronRight} />}
            onClick={() => show(position + 1)}
          />
        </div>
      )}
    </section>
  )
}

function Slide({
  announcement: { announcement, imageUrl, internalLinkUrl, externalLinkUrl },
}: {
  readonly announcement: Announcement
}) {
  const picture = safePicture(imageUrl)
  // The text of the link follows from where it leads and not from the field that holds it, because pages of a demo open
  // in a new tab.
  const address = internalLinkUrl ?? externalLinkUrl
  const link = address === null ? null : safeHref(address)
  return (
    <>
      {picture && <Picture className={css.picture} src={picture} alt="" width={96} height={64} />}
      <p className={css.text}>
        {announcement}{' '}
        {link && (
          <SafeLink address={link.href} className={css.link}>
            {link.inside ? 'Take a look' : 'Open the link'}
          </SafeLink>
        )}
      </p>
    </>
  )
}
