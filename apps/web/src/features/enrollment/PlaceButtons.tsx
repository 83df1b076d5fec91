import { Button } from '@section/ui/button/Button.tsx'
import { AddToCalendar } from './AddToCalendar.tsx'
import { useEnrollmentFlow } from './EnrollmentFlow.tsx'
import type { PlaceActionsProps } from './place-actions.ts'

/** The calendar and the quiet way out of a place that the member holds. Decisions, section 9. */
export function PlaceButtons({ session, calendar, leave, size, variant }: PlaceActionsProps) {
  const ask = useEnrollmentFlow()
  return (
    <>
      {calendar && <AddToCalendar session={session} size={size} variant={variant} />}
      {leave && (
        <Button variant="quiet" size={size} onClick={() => ask(session, 'leave')}>
          {leave.text}
        </Button>
      )}
    </>
  )
}
