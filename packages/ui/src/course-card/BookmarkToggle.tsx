import { Tooltip, UnstyledButton } from '@mantine/core'
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react'
import { Icon } from '../icon/Icon.tsx'
import css from './bookmark-toggle.module.css'

export interface BookmarkToggleProps {
  readonly saved: boolean
  /** The title of the course, for the accessible name. */
  readonly subject: string
  readonly onToggle: () => void
}

/** The button on a cover that bookmarks a course or removes its bookmark. */
export function BookmarkToggle({ saved, subject, onToggle }: BookmarkToggleProps) {
  const drawing = saved ? IconBookmarkFilled : IconBookmark
  return (
    <Tooltip label={saved ? 'Saved' : 'Save for later'} position="bottom-end">
      <UnstyledButton
        className={css.toggle}
        aria-label={`Save ${subject}`}
        aria-pressed={saved}
        onClick={onToggle}
      >
        <Icon of={drawing} />
      </UnstyledButton>
    </Tooltip>
  )
}
