import {
  IconBadgeCc,
  IconBadgeCcFilled,
  IconMaximize,
  IconMinimize,
  IconPictureInPicture,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconReload,
  IconRewindBackward10,
  IconRewindForward10,
  IconVolume,
  IconVolumeOff,
} from '@tabler/icons-react'
import {
  CaptionsButton,
  Controls,
  FullscreenButton,
  MuteButton,
  PiPButton,
  PlayButton,
  SeekButton,
  VolumeSlider,
} from '@videojs/react'
import type { Chapter } from './chapter-cues.ts'
import { ChapterMenu } from './ChapterMenu.tsx'
import css from './controls.module.css'
import { KeyHints } from '../KeyHints.tsx'
import { LectureTimeSlider } from './LectureTimeSlider.tsx'
import { PlayerTime } from './PlayerTime.tsx'
import { SettingsMenu } from './SettingsMenu.tsx'
import sliders from './sliders.module.css'

const ICON = { size: 22, stroke: 1.75, 'aria-hidden': true } as const
const FILLED = { size: 22, 'aria-hidden': true } as const

export interface PlayerControlsProps {
  readonly chapters: readonly Chapter[]
  /** The length to show, in seconds; without one, the media's own. */
  readonly duration: number | undefined
}

/** The bar at the foot of the player; it hides while a video plays and nobody moves. */
export function PlayerControls({ chapters, duration }: PlayerControlsProps) {
  return (
    <Controls.Root>
      <Controls.Backdrop className={css.backdrop ?? ''} />
      <Controls.Content className={css.controls ?? ''}>
        <LectureTimeSlider />
        <Controls.Group className={css.row ?? ''} aria-label="Playback controls">
          <PlayButton
            className={css.button ?? ''}
            render={(props, state) => <button {...props}>{playIcon(state)}</button>}
          />
          <SeekButton seconds={-10} className={css.button ?? ''} data-wide>
            <IconRewindBackward10 {...ICON} />
          </SeekButton>
          <SeekButton seconds={10} className={css.button ?? ''} data-wide>
            <IconRewindForward10 {...ICON} />
          </SeekButton>
          <MuteButton
            className={css.button ?? ''}
            render={(props, state) => (
              <button {...props}>
                {state.muted ? <IconVolumeOff {...ICON} /> : <IconVolume {...ICON} />}
              </button>
            )}
          />
          <VolumeSlider.Root className={sliders.volume ?? ''}>
            <VolumeSlider.Track className={sliders.track ?? ''}>
              <VolumeSlider.Fill className={sliders.fill ?? ''} />
            </VolumeSlider.Track>
            <VolumeSlider.Thumb className={sliders.thumb ?? ''} />
          </VolumeSlider.Root>
          <PlayerTime duration={duration} />
          <span className={css.gap} />
          <CaptionsButton
            className={css.button ?? ''}
            render={(props, state) => (
              <button {...props}>
                {state.subtitlesShowing ? <IconBadgeCcFilled {...FILLED} /> : <IconBadgeCc {...ICON} />}
              </button>
            )}
          />
          <ChapterMenu chapters={chapters} />
          <SettingsMenu />
          <span className={css.wide}>
            <KeyHints />
          </span>
          <PiPButton className={css.button ?? ''} data-wide>
            <IconPictureInPicture {...ICON} />
          </PiPButton>
          <FullscreenButton
            className={css.button ?? ''}
            render={(props, state) => (
              <button {...props}>
                {state.fullscreen ? <IconMinimize {...ICON} /> : <IconMaximize {...ICON} />}
              </button>
            )}
          />
        </Controls.Group>
      </Controls.Content>
    </Controls.Root>
  )
}

function playIcon({ paused, ended }: { paused: boolean; ended: boolean }) {
  if (ended) return <IconReload {...ICON} />
  return paused ? <IconPlayerPlayFilled {...FILLED} /> : <IconPlayerPauseFilled {...FILLED} />
}
