import { IconLock, IconPlayerPlayFilled } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { timeText } from '@section/domain/video/time-text.ts'
import { videoPath } from '@section/domain/video/video-path.ts'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { MarkedText } from '@section/ui/search/MarkedText.tsx'
import { useCanWatch } from '../../metering/metering-query.ts'
import css from './spoken-places.module.css'
import type { SpokenPlace } from './spoken-places-query.ts'

/** The language of the app; a sentence in any other language is shown with the name of that language. */
const OWN_LANGUAGE = 'en'
const languageNames = new Intl.DisplayNames([OWN_LANGUAGE], { type: 'language' })

/**
 * A sentence of a lesson with the words of the search marked, as a link that plays the lesson at its second; with a lock
 * where the allowance of the month leaves the lesson out.
 */
export function SpokenPlaceLink({ place }: { place: SpokenPlace }) {
  const { videoId, page, parts, title, courseTitle, language, startSeconds } = place
  const canWatch = useCanWatch(videoId)
  return (
    <Link to={videoPath(page)} search={{ seek: startSeconds }} state={{ play: true }} className={css.place}>
      <span className={css.time}>
        {canWatch ? (
          <Icon of={IconPlayerPlayFilled} size={12} />
        ) : (
          <Icon of={IconLock} size={12} label="Locked" />
        )}
        {timeText(startSeconds)}
      </span>
      <span className={css.said}>
        <span className={css.sentence} lang={language} dir="auto">
          <MarkedText parts={parts} />
        </span>
        <span className={css.where}>
          {title === courseTitle ? title : `${title} · ${courseTitle}`}
          {language !== OWN_LANGUAGE && ` · ${languageNames.of(language)}`}
        </span>
      </span>
    </Link>
  )
}
