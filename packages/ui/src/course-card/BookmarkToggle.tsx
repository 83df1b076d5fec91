import { Tooltip, UnstyledButton } from '@mantine/core'
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react'
import css from './bookmark-toggle.module.css'

export interface BookmarkToggleProps {
  readonly saved: boolean
  /** Names what is saved: the course's title. */
  readonly subject: string
  readonly onToggle: () => void
  readonly disabled?: boolean
  /** `cover` is a white disc over a picture, `plain` stands on the page. */
  readonly surface?: 'cover' | 'plain'
}

/** Saves something for later, or lets it go again. */
export function BookmarkToggle({
  saved,
  subject,
  onToggle,
  disabled,
  surface = 'cover',
}: BookmarkToggleProps) {
  const Icon = saved ? IconBookmarkFilled : IconBookmark
  return (
    <Tooltip label={saved ? 'Saved' : 'Save for later'} position="bottom-end">
      <UnstyledButton
        className={css.toggle}
        mod={{ surface }}
        aria-label={`Save ${subject}`}
        aria-pressed={saved}
        disabled={disabled}
        onClick={onToggle}
      >
        <Icon size={18} stroke={1.75} aria-hidden />
      </UnstyledButton>
    </Tooltip>
  )
}
