import { Button } from '@section/ui/button/Button.tsx'
import { SafeAnchorButton } from '../../../lib/links/SafeAnchorButton.tsx'
import type { SessionClass } from '../session-page-query.ts'

interface MaterialButtonsProps {
  readonly held: SessionClass
  /** Opens the notes; without it there is no button for those that stand on the page. */
  readonly onNotes?: () => void
}

/** The buttons of what a class has left behind; none before its end. Each names the class to screen readers. */
export function MaterialButtons({ held, onNotes }: MaterialButtonsProps) {
  const links = { Notes: held.notesUrl, Slides: held.slidesUrl, Recording: held.recordingUrl }
  const nameOf = (kind: string) => ({ size: 'small', 'aria-label': `${kind}: ${held.title}` }) as const
  return (
    <>
      {held.notes !== null && onNotes && (
        <Button {...nameOf('Notes')} onClick={onNotes}>
          Notes
        </Button>
      )}
      {Object.entries(links).map(
        ([kind, address]) =>
          address !== null && (
            <SafeAnchorButton key={kind} {...nameOf(kind)} address={address} newTab>
              {kind}
            </SafeAnchorButton>
          ),
      )}
    </>
  )
}
