import type { DevicePosition, StartingPosition } from '@section/domain/video/starting-position.ts'
import { timeText } from '@section/domain/video/time-text.ts'
import css from './start-label.module.css'

interface StartLabelProps {
  /** The id of the text that describes the Play button. */
  readonly id: string
  readonly start: StartingPosition
  /** Plays from a position, in seconds. */
  readonly onPlay: (position: number) => void
}

/** Where the Play button starts the video; two buttons where the member may choose between the positions of two devices. */
export function StartLabel({ id, start, onPlay }: StartLabelProps) {
  const { position, isRequested, choice } = start
  if (!choice)
    return (
      <span id={id} className={css.label}>
        {position > 0 && `${isRequested ? 'Start' : 'Continue'} at ${timeText(position)}`}
      </span>
    )
  const [newest] = choice
  return (
    <div role="group" aria-label="Where to continue" className={css.choice}>
      {choice.map((place) => (
        <button key={place.device} type="button" className={css.place} onClick={() => onPlay(place.position)}>
          <span id={place === newest ? id : undefined} className={css.time}>
            Continue at {timeText(place.position)}
          </span>{' '}
          <DeviceText place={place} isNewest={place === newest} />
        </button>
      ))}
    </div>
  )
}

function DeviceText({ place, isNewest }: { readonly place: DevicePosition; readonly isNewest: boolean }) {
  const where = place.device === 'this' ? 'this device' : 'another device'
  return (
    <span className={css.device}>
      {isNewest && <span className={css.newest}>Last watched, </span>}
      {`${isNewest ? 'on' : 'On'} ${where}`}
    </span>
  )
}
