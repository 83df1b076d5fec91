import { IconListDetails } from '@tabler/icons-react'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { Menu } from '@videojs/react'
import { timeText } from '@section/domain/video/time-text.ts'
import { findChapter, type Chapter } from './chapter-cues.ts'
import css from './controls.module.css'
import menus from './menus.module.css'
import { usePlayer } from '../lecture-features.ts'

/** A menu of the chapters on the player, for full screen and the keyboard. */
export function ChapterMenu({ chapters }: { readonly chapters: readonly Chapter[] }) {
  const seek = usePlayer((state) => state.seek)
  const current = usePlayer((state) => findChapter(chapters, state.currentTime)?.videoChapterId)
  if (chapters.length < 2) return null
  return (
    <Menu.Root side="top" align="end">
      <Menu.Trigger className={css.button} aria-label="Chapters">
        <Icon of={IconListDetails} size={22} />
      </Menu.Trigger>
      <Menu.Popup className={menus.popup}>
        <Menu.Content className={menus.menu}>
          {chapters.map(({ videoChapterId, title, startSeconds }) => (
            <Menu.Item
              key={videoChapterId}
              className={menus.item}
              data-current={videoChapterId === current || undefined}
              onSelect={() => void seek(startSeconds)}
            >
              <span className={menus.stamp}>{timeText(startSeconds)}</span>
              {title}
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Popup>
    </Menu.Root>
  )
}
