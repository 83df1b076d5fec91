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

/** Says where the Play button starts the video, or offers two buttons when two devices have stopped at different positions. */
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
      {choice.map((option) => (
        <button
          key={option.device}
          type="button"
          className={css.option}
          onClick={() => onPlay(option.position)}
        >
          <span id={option === newest ? id : undefined} className={css.time}>
            Continue at {timeText(option.position)}
          </span>{' '}
          <DeviceText device={option.device} isNewest={option === newest} />
        </button>
      ))}
    </div>
  )
}

interface DeviceTextProps {
  readonly device: DevicePosition['device']
  readonly isNewest: boolean
}

function DeviceText({ device, isNewest }: DeviceTextProps) {
  const where = device === 'this' ? 'this device' : 'another device'
  return (
    <span className={css.device}>
      {isNewest && <span className={css.newest}>Last watched, </span>}
      {`${isNewest ? 'on' : 'On'} ${where}`}
    </span>
  )
}
