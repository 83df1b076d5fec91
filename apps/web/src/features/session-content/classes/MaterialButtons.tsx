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
  const links = [
    ['Notes', IconNotes, notesUrl],
    ['Slides', IconPresentation, slidesUrl],
    ['Recording', IconPlayerPlay, recordingUrl],
  ] as const
  return (
    <>
      {notes !== null && onNotes && (
        <Button size="small" icon={<Icon of={IconNotes} />} aria-label={`Notes: ${title}`} onClick={onNotes}>
          Notes
        </Button>
      )}
      {links.map(
        ([kind, icon, address]) =>
          address !== null && (
            <SafeAnchorButton
              key={kind}
              size="small"
              icon={<Icon of={icon} />}
              aria-label={`${kind}: ${title}`}
              address={address}
              newTab
            >
              {kind}
            </SafeAnchorButton>
          ),
      )}
    </>
  )
}
