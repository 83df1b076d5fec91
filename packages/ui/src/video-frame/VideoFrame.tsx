import type { ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { PlayDisc } from '../play-disc/PlayDisc.tsx'
import css from './video-frame.module.css'

export interface VideoFrameProps {
  readonly className?: string | undefined
  /** The picture of a video with its `PlayButton`, or the player. */
  readonly children: ReactNode
}

/** The dark frame of a video of 16 to 9. A picture in it covers the frame. */
export function VideoFrame({ className, children }: VideoFrameProps) {
  return (
    <div className={classNames(css.frame, className)} data-surface="dark">
      {children}
    </div>
  )
}

export interface PlayButtonProps {
  readonly label: string
  readonly onClick: () => void
}

/** Plays the video of a `VideoFrame`, wherever its picture is pressed. */
export function PlayButton({ label, onClick }: PlayButtonProps) {
  return (
    <button type="button" className={css.play} aria-label={label} onClick={onClick}>
      <PlayDisc className={css.disc} />
    </button>
  )
}
