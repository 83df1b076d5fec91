import { IconCheck, IconChevronLeft, IconChevronRight, IconSettings } from '@tabler/icons-react'
import {
  Menu,
  useAudioTrackOptions,
  useCaptionsOptions,
  usePlaybackRateOptions,
  useQualityOptions,
} from '@videojs/react'
import { rememberAudio } from '../remembered-choices.ts'
import css from './controls.module.css'
import menus from './menus.module.css'
import { usePlayer } from '../lecture-features.ts'

/** Captions, audio, speed and quality, each a page of one menu. Choices are remembered in this browser. */
export function SettingsMenu() {
  const captions = useCaptionsOptions()
  const audio = useAudioTrackOptions()
  const rate = usePlaybackRateOptions()
  const quality = useQualityOptions()
  const audioTracks = usePlayer((state) => state.audioTrackList)
  return (
    <Menu.Root side="top" align="end">
      <Menu.Trigger className={css.button} aria-label="Settings">
        <IconSettings size={22} stroke={1.75} aria-hidden />
      </Menu.Trigger>
      <Menu.Popup className={menus.popup}>
        <Menu.Content className={menus.menu}>
          {captions?.state.availability === 'available' && <Choice label="Captions" choice={captions} />}
          {audio?.state.availability === 'available' && (
            <Choice
              label="Audio"
              note="Audio track preference is saved locally"
              choice={audio}
              onChoose={(id) => rememberAudio(audioTracks.find((track) => track.id === id)?.language ?? '')}
            />
          )}
          {rate && <Choice label="Speed" choice={rate} />}
          {quality?.state.availability === 'available' && <Choice label="Quality" choice={quality} />}
        </Menu.Content>
      </Menu.Popup>
    </Menu.Root>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly note?: string
  readonly choice: {
    readonly value: string
    readonly selectedLabel: string
    readonly options: readonly {
      readonly value: string
      readonly label: string
      readonly disabled?: boolean
    }[]
    readonly setValue: (value: string) => void
  }
  readonly onChoose?: (value: string) => void
}

function Choice({ label, note, choice, onChoose }: ChoiceProps) {
  const choose = (value: string) => {
    choice.setValue(value)
    onChoose?.(value)
  }
  return (
    <Menu.Root>
      <Menu.Trigger className={menus.item} render={<div />}>
        {label}
        <span className={menus.value}>{choice.selectedLabel}</span>
        <IconChevronRight size={18} stroke={1.75} aria-hidden />
      </Menu.Trigger>
      <Menu.Content className={menus.menu}>
        <Menu.Item className={menus.back ?? ''}>
          <IconChevronLeft size={18} stroke={1.75} aria-hidden />
          {label}
        </Menu.Item>
        <Menu.RadioGroup value={choice.value} onValueChange={choose} aria-label={label}>
          {choice.options.map((option) => (
            <Menu.RadioItem
              key={option.value}
              value={option.value}
              disabled={option.disabled ?? false}
              className={menus.item ?? ''}
            >
              {option.label}
              <Menu.ItemIndicator checked={option.value === choice.value} className={menus.check ?? ''}>
                <IconCheck size={18} stroke={2} aria-hidden />
              </Menu.ItemIndicator>
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        {note && <p className={menus.note}>{note}</p>}
      </Menu.Content>
    </Menu.Root>
  )
}
