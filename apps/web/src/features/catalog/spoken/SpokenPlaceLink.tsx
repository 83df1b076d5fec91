import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { timeText } from '@section/domain/video/time-text.ts'
import { videoPath } from '@section/domain/video/video-path.ts'
import { Icon } from '@section/ui/icon/Icon.tsx'
import css from './spoken-places.module.css'
import type { SpokenPlace } from './spoken-places-query.ts'

/** The language of the app; a sentence in any other language is shown with the name of that language. */
const OWN_LANGUAGE = 'en'
const languageNames = new Intl.DisplayNames([OWN_LANGUAGE], { type: 'language' })

/** A sentence of a lesson with the words of the search marked, as a link that plays the lesson at its second. */
export function SpokenPlaceLink({ place }: { place: SpokenPlace }) {
  const { page, parts, title, courseTitle, language, startSeconds } = place
  return (
    <Link to={videoPath(page)} search={{ seek: startSeconds }} state={{ play: true }} className={css.place}>
      <span className={css.time}>
        <Icon of={IconPlayerPlayFilled} size={12} />
        {timeText(startSeconds)}
      </span>
      <span className={css.said}>
        <span className={css.sentence} lang={language} dir="auto">
          {parts.map(({ text, isMatch }, at) => (isMatch ? <mark key={at}>{text}</mark> : text))}
        </span>
        <span className={css.where}>
          {title === courseTitle ? title : `${title} · ${courseTitle}`}
          {language !== OWN_LANGUAGE && ` · ${languageNames.of(language)}`}
        </span>
      </span>
    </Link>
  )
}
