import { useState } from 'react'
import { Picture } from '../../../lib/links/Picture.tsx'
import type { CollectionVideo } from '../video-collection.ts'
import css from './poster.module.css'

/** The picture of a video before it plays: a frame of the video, or a card with its title where the video has none. */
export function Poster({ lecture }: { readonly lecture: CollectionVideo }) {
  const [missing, setMissing] = useState(false)
  const { posterUrl, thumbnail, title } = lecture
  if (posterUrl && !missing)
    return (
      <Picture
        className={css.frame}
        src={posterUrl}
        alt=""
        fetchPriority="high"
        onError={() => setMissing(true)}
      />
    )
  return (
    // The heading of the page says the title to screen readers.
    <div className={css.card} aria-hidden="true">
      <p className={css.title}>{title}</p>
      {thumbnail && <Picture className={css.drawing} src={thumbnail} alt="" fetchPriority="high" />}
    </div>
  )
}
