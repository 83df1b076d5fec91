import { Picture } from '../../../lib/links/Picture.tsx'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '@section/ui/button/Button.tsx'
import type { CollectionVideo, VideoCollection } from '../video-collection.ts'
import { wayBack } from '../navigation/video-link.ts'
import { useFocusBack } from '../player/use-focus-back.ts'
import css from '../video-stage.module.css'

const SECONDS = 5

interface UpNextProps {
  /** Null when no video follows that the member may watch. */
  readonly next: CollectionVideo | null
  /** The line above the title of the next video, or above that of the course or session where none follows. */
  readonly lead: string
  readonly collection: VideoCollection
  readonly onAdvance: () => void
  readonly onCancel: () => void
}

/** A countdown to the next video over the ended one, which `VideoAnnouncer` announces. Cancel and Escape stop it. */
export function UpNext({ next, lead, collection, onAdvance, onCancel }: UpNextProps) {
  const overlay = useFocusBack<HTMLDivElement>()
  const [left, setLeft] = useState(SECONDS)
  const advance = useEffectEvent(onAdvance)
  const cancel = useEffectEvent(onCancel)
  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1000)
    // The key press that closes a dialog above must not also cancel the countdown.
    const shownAt = performance.now()
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && event.timeStamp > shownAt) cancel()
    }
    document.addEventListener('keydown', escape)
    return () => {
      clearInterval(timer)
      document.removeEventListener('keydown', escape)
    }
  }, [])
  useEffect(() => {
    if (left === 0) advance()
  }, [left])
  return (
    <div ref={overlay} className={css.upNext} role="group" aria-label="Up next">
      {next && <Picture src={next.thumbnail} alt="" width={200} />}
      <p>
        <span className={css.upNextLabel}>{lead}</span>
        <span className={css.upNextTitle}>{next?.title ?? collection.title}</span>
      </p>
      <div className={css.upNextActions}>
        <Button onClick={onCancel}>Cancel</Button>
        <Button variant="primary" onClick={onAdvance}>
          {next ? 'Play now' : wayBack(collection).label}{' '}
          <span aria-hidden="true">({Math.max(0, left)})</span>
        </Button>
      </div>
    </div>
  )
}
