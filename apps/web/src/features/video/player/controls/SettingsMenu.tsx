import { IconCheck, IconChevronLeft, IconChevronRight, IconSettings } from '@tabler/icons-react'
import { Icon } from '@section/ui/icon/Icon.tsx'
import {
  Menu,
  useAudioTrackOptions,
  useCaptionsOptions,
  usePlaybackRateOptions,
  useQualityOptions,
} from '@videojs/react'
import { audioPreference } from '../preferences.ts'
import css from './controls.module.css'
import menus from './menus.module.css'
import { usePlayer } from '../lecture-features.ts'

/** Captions, audio, speed and quality, each a page of one menu. Choices are stored in this browser. */
export function SettingsMenu() {
  const captions = useCaptionsOptions()
  const audio = useAudioTrackOptions()
  const rate = usePlaybackRateOptions()
  const quality = useQualityOptions()
  const audioTracks = usePlayer((state) => state.audioTrackList)
  return (
    <Menu.Root side="top" align="end">
      <Menu.Trigger className={css.button} aria-label="Settings">
        <Icon of={IconSettings} size={22} />
      </Menu.Trigger>
      <Menu.Popup className={menus.popup}>
        <Menu.Content className={menus.menu}>
          {captions?.state.availability === 'available' && (
            <SettingPage label="Captions" setting={captions} />
          )}
          {audio?.state.availability === 'available' && (
            <SettingPage
              label="Audio"
              note="Audio track preference is saved locally"
              setting={audio}
              onChoose={(id) =>
                audioPreference.set(audioTracks.find((track) => track.id === id)?.language ?? '')
              }
            />
          )}
          {rate && <SettingPage label="Speed" setting={rate} />}
          {quality?.state.availability === 'available' && <SettingPage label="Quality" setting={quality} />}
        </Menu.Content>
      </Menu.Popup>
    </Menu.Root>
  )
}

interface SettingPageProps {
  readonly label: string
  readonly note?: string
  readonly setting: {
    readonly value: string
    readonly selectedLabel: string
    readonly options: readonly { value: string; label: string; disabled?: boolean }[]
    readonly setValue: (value: string) => void
  }
  readonly onChoose?: (value: string) => void
}

function SettingPage({ label, note, setting, onChoose }: SettingPageProps) {
  const choose = (value: string) => {
    setting.setValue(value)
    onChoose?.(value)
  }
  return (
    <Menu.Root>
      <Menu.Trigger className={menus.item} render={<div />}>
        {label}
        <span className={menus.value}>{setting.selectedLabel}</span>
        <Icon of={IconChevronRight} />
      </Menu.Trigger>
      <Menu.Content className={menus.menu}>
        <Menu.Item className={menus.back}>
          <Icon of={IconChevronLeft} />
          {label}
        </Menu.Item>
        <Menu.RadioGroup value={setting.value} onValueChange={choose} aria-label={label}>
          {setting.options.map((option) => (
            <Menu.RadioItem
              key={option.value}
              value={option.value}
              disabled={option.disabled ?? false}
              className={menus.item}
            >
              {option.label}
              <Menu.ItemIndicator checked={option.value === setting.value} className={menus.check}>
                <Icon of={IconCheck} stroke={2} />
              </Menu.ItemIndicator>
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        {note && <p className={menus.note}>{note}</p>}
      </Menu.Content>
    </Menu.Root>
  )
}
