import { IconNotes, IconPlayerPlay, IconPresentation } from '@tabler/icons-react'
import { Button } from '@section/ui/button/Button.tsx'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { SafeAnchorButton } from '../../../lib/links/SafeAnchorButton.tsx'
import type { SessionClass } from '../session-page-query.ts'

interface MaterialButtonsProps {
  readonly held: SessionClass
  /** Opens the notes; without it there is no button for those that stand on the page. */
  readonly onNotes?: () => void
}

/** The buttons of what a class has left behind; none before its end. Each names the class to screen readers. */
export function MaterialButtons({ held, onNotes }: MaterialButtonsProps) {
  const { title, notes, notesUrl, slidesUrl, recordingUrl } = held
  const link = { size: 'small', newTab: true } as const
  const icon = <Icon of={IconNotes} />
  return (
    <>
      {notes !== null && onNotes && (
        <Button size="small" icon={icon} aria-label={`Notes: ${title}`} onClick={onNotes}>
          Notes
        </Button>
      )}
      {notesUrl !== null && (
        <SafeAnchorButton {...link} address={notesUrl} icon={icon} aria-label={`Notes: ${title}`}>
          Notes
        </SafeAnchorButton>
      )}
      {slidesUrl !== null && (
        <SafeAnchorButton
          {...link}
          address={slidesUrl}
          icon={<Icon of={IconPresentation} />}
          aria-label={`Slides: ${title}`}
        >
          Slides
        </SafeAnchorButton>
      )}
      {recordingUrl !== null && (
        <SafeAnchorButton
          {...link}
          address={recordingUrl}
          icon={<Icon of={IconPlayerPlay} />}
          aria-label={`Recording: ${title}`}
        >
          Recording
        </SafeAnchorButton>
      )}
    </>
  )
}
