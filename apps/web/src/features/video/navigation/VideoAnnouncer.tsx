import { useState } from 'react'
import { VisuallyHidden } from '@section/ui/accessibility/VisuallyHidden.tsx'

interface VideoAnnouncerProps {
  readonly title: string
  /** True once the video has ended and what follows is offered. */
  readonly hasEnded: boolean
  /** The sentence about the video that follows, such as 'Up next: The second lesson'. */
  readonly upNext: string
}

/**
 * Tells screen readers which video comes next, and which video has replaced another one without a new page. The title
 * of the first video is read with the page itself.
 */
export function VideoAnnouncer({ title, hasEnded, upNext }: VideoAnnouncerProps) {
  const [shown, setShown] = useState(title)
  const [arrived, setArrived] = useState('')
  if (title !== shown) {
    setShown(title)
    setArrived(title)
  }
  // The title was announced before the video ended, and is not announced again when the countdown is canceled.
  if (hasEnded && arrived) setArrived('')
  return (
    <VisuallyHidden>
      <span role="status">{hasEnded ? upNext : arrived}</span>
    </VisuallyHidden>
  )
}
