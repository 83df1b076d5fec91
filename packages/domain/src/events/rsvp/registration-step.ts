/** The facts that decide whether a member is registered for the meeting of an event. */
export interface RegistrationState {
  /** The member's answer to the event. */
  readonly status: 'ACTIVE' | 'DELETED'
  readonly publishStatus: 'ACTIVE' | 'ARCHIVED' | 'DRAFT'
  /** In epoch ms. */
  readonly eventEnd: number
  /** The number of the meeting at the meeting service; null for a room for which nobody is registered. */
  readonly meetingNumber: string | null
  /** The member's number at the meeting service; null while they are not registered there. */
  readonly zoomRegistrantId: string | null
}

/**
 * Returns what the meeting service has to be told at `now` (epoch ms): to register the member who comes, or to take out the
 * one who does not; null for nothing. See docs/product/events.md#meeting-service.
 */
export function registrationStep(state: RegistrationState, now: number): 'register' | 'cancel' | null {
  const { status, publishStatus, eventEnd, meetingNumber, zoomRegistrantId } = state
  if (meetingNumber === null || eventEnd <= now) return null
  if (status === 'DELETED') return zoomRegistrantId === null ? null : 'cancel'
  return zoomRegistrantId === null && publishStatus === 'ACTIVE' ? 'register' : null
}
