import { timeText } from '@section/domain/video/time-text.ts'
import css from './controls.module.css'
import { usePlayer } from '../lecture-features.ts'

/** Where the video is and how long it lasts, written as everywhere on the page. Specification 2, section 2.6. */
export function PlayerTime({ duration }: { readonly duration: number | undefined }) {
  const current = usePlayer((state) => Math.floor(state.currentTime))
  const ended = usePlayer((state) => state.ended)
  const own = usePlayer((state) => state.duration)
  const length = duration ?? own
  // Media ends a few frames before or after the length that the course tells.
  const position = ended ? length : Math.min(current, length)
  return (
    <span className={css.time}>
      {timeText(position)} / {timeText(length)}
    </span>
  )
}
