import { useEffect, useRef, useState } from 'react'
import type { VideoLocation } from '@section/domain/video/next-video.ts'
import { Button } from '@section/ui/button/Button.tsx'
import { findLecture, type OnDemandCourse } from '../on-demand-course.ts'
import css from '../video-stage.module.css'

const SECONDS = 5

export interface UpNextProps {
  readonly next: VideoLocation | null
  readonly course: OnDemandCourse
  readonly onGo: () => void
  readonly onCancel: () => void
}

/** Over the ended video: what comes next and when, with a way to stay. Escape stays too. */
export function UpNext({ next, course, onGo, onCancel }: UpNextProps) {
  const [left, setLeft] = useState(SECONDS)
  const latest = useRef({ onGo, onCancel })
  useEffect(() => {
    latest.current = { onGo, onCancel }
  })
  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1000)
    // The key that closes a dialog above must not also answer this notice.
    const shownAt = performance.now()
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && event.timeStamp > shownAt) latest.current.onCancel()
    }
    document.addEventListener('keydown', escape)
    return () => {
      clearInterval(timer)
      document.removeEventListener('keydown', escape)
    }
  }, [])
  useEffect(() => {
    if (left === 0) latest.current.onGo()
  }, [left])
  const upcoming = next && findLecture(course, next)
  return (
    <div className={css.upNext} role="group" aria-label="Up next">
      {upcoming && <img src={upcoming.thumbnail} alt="" width={200} />}
      <p role="status">
        <span className={css.upNextLabel}>{upcoming ? 'Up next' : 'That was the last video'}</span>
        <span className={css.upNextTitle}>{upcoming?.title ?? course.title}</span>
      </p>
      <div className={css.upNextActions}>
        <Button onClick={onCancel}>Cancel</Button>
        <Button variant="primary" onClick={onGo}>
          {upcoming ? 'Play now' : 'Back to Course'} <span aria-hidden="true">({Math.max(0, left)})</span>
        </Button>
      </div>
    </div>
  )
}
