import {
  IconBadgeCc,
  IconBadgeCcFilled,
  IconKeyboard,
  IconMaximize,
  IconMinimize,
  IconPictureInPicture,
  IconPictureInPictureOff,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconReload,
  IconRewindBackward10,
  IconRewindForward10,
  IconVolume,
  IconVolumeOff,
} from '@tabler/icons-react'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { timeText } from '@section/domain/video/time-text.ts'
import {
  CaptionsButton,
  Controls,
  FullscreenButton,
  MuteButton,
  PiPButton,
  PlayButton,
  SeekButton,
  TimeSlider,
  VolumeSlider,
} from '@videojs/react'
import type { Chapter } from './chapter-cues.ts'
import { ChapterMenu } from './ChapterMenu.tsx'
import css from './controls.module.css'
import { usePlayer } from '../lecture-features.ts'
import { SettingsMenu } from './SettingsMenu.tsx'
import sliders from './sliders.module.css'
import { TheaterButton } from './TheaterButton.tsx'

interface PlayerControlsProps {
  readonly chapters: readonly Chapter[]
  /** The length to show, in seconds; when undefined, the length of the media. */
  readonly duration: number | undefined
  /** Opens the list of keys. */
  readonly onKeys: () => void
}

/** The control bar of the player; it hides while a video plays without user activity. */
export function PlayerControls({ chapters, duration, onKeys }: PlayerControlsProps) {
  return (
    <Controls.Root>
      <Controls.Backdrop className={css.backdrop} />
      <Controls.Content className={css.controls}>
        <LectureTimeSlider />
        <Controls.Group className={css.row} aria-label="Playback controls">
          <PlayButton
            className={css.button}
            render={(props, state) => <button {...props}>{playIcon(state)}</button>}
          />
          <SeekButton seconds={-10} className={css.button} data-wide>
            <Icon of={IconRewindBackward10} size={22} />
          </SeekButton>
          <SeekButton seconds={10} className={css.button} data-wide>
            <Icon of={IconRewindForward10} size={22} />
          </SeekButton>
          <MuteButton
            className={css.button}
            render={(props, state) => (
              <button {...props}>
                {state.muted ? <Icon of={IconVolumeOff} size={22} /> : <Icon of={IconVolume} size={22} />}
              </button>
            )}
          />
          <VolumeSlider.Root className={sliders.volume}>
            <VolumeSlider.Track className={sliders.track}>
              <VolumeSlider.Fill className={sliders.fill} />
            </VolumeSlider.Track>
            <VolumeSlider.Thumb className={sliders.thumb} />
          </VolumeSlider.Root>
          <PlayerTime duration={duration} />
          <span className={css.gap} />
          <CaptionsButton
            className={css.button}
            render={(props, state) => (
              <button {...props}>
                {state.subtitlesShowing ? (
                  <Icon of={IconBadgeCcFilled} size={22} />
                ) : (
                  <Icon of={IconBadgeCc} size={22} />
                )}
              </button>
            )}
          />
          <ChapterMenu chapters={chapters} />
          <SettingsMenu />
          <button
            type="button"
            className={css.button}
            data-wide
            aria-label="Keyboard shortcuts"
            aria-haspopup="dialog"
            onClick={onKeys}
          >
            <Icon of={IconKeyboard} size={22} />
          </button>
          <PiPButton
            className={css.button}
            data-wide
            render={(props, state) => (
              <button {...props}>
                {state.pip ? (
                  <Icon of={IconPictureInPictureOff} size={22} />
                ) : (
                  <Icon of={IconPictureInPicture} size={22} />
                )}
              </button>
            )}
          />
          <TheaterButton />
          <FullscreenButton
            className={css.button}
            render={(props, state) => (
              <button {...props}>
                {state.fullscreen ? (
                  <Icon of={IconMinimize} size={22} />
                ) : (
                  <Icon of={IconMaximize} size={22} />
                )}
              </button>
            )}
          />
        </Controls.Group>
      </Controls.Content>
    </Controls.Root>
  )
}

function playIcon({ paused, ended }: { paused: boolean; ended: boolean }) {
  if (ended) return <Icon of={IconReload} size={22} />
  return paused ? <Icon of={IconPlayerPlayFilled} size={22} /> : <Icon of={IconPlayerPauseFilled} size={22} />
}

/** The time slider, split at the chapters; its preview names the chapter and the time. */
function LectureTimeSlider() {
  return (
    <TimeSlider.Root className={sliders.timeline} step={5} largeStep={30}>
      <TimeSlider.Chapters
        className={sliders.chapters}
        renderChapter={(props) => (
          <div {...props} className={sliders.chapter}>
            <TimeSlider.Track className={sliders.track}>
              <TimeSlider.Buffer className={sliders.buffer} />
              <TimeSlider.Fill className={sliders.fill} />
            </TimeSlider.Track>
          </div>
        )}
      />
      <TimeSlider.Thumb className={sliders.thumb} />
      <TimeSlider.Preview className={sliders.preview}>
        <TimeSlider.ChapterTitle className={sliders.previewTitle} />
        <TimeSlider.Value type="pointer" format={timeText} />
      </TimeSlider.Preview>
    </TimeSlider.Root>
  )
}

/** The position and the length of the video. */
function PlayerTime({ duration }: { readonly duration: number | undefined }) {
  const current = usePlayer((state) => Math.floor(state.currentTime))
  const ended = usePlayer((state) => state.ended)
  const mediaDuration = usePlayer((state) => state.duration)
  const length = duration ?? mediaDuration
  // Media may end a few frames before or after the length that the course states.
  const position = ended ? length : Math.min(current, length)
  return (
    <span className={css.time}>
      {timeText(position)} / {timeText(length)}
    </span>
  )
}
