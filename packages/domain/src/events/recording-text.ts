import { lengthText } from '../time/length-text.ts'

/** The facts that the server tells of the recording of an event; instants are epoch ms. */
interface RecordedEvent {
  readonly eventEnd: number
  /** The address of the room until the end, then that of a recording at another site. */
  readonly zoomLink: string | null
  readonly recording: { readonly duration: number } | null
}

/**
 * Names the recording of an event that is over, with its length where that is known: 'Recording 45 min'; null for an event that
 * has none or that is not over. See docs/product/events.md#room-and-recording.
 */
export function recordingText({ eventEnd, zoomLink, recording }: RecordedEvent, now: number): string | null {
  if (now < eventEnd) return null
  if (recording) return `Recording ${lengthText(recording.duration)}`
  return zoomLink === null ? null : 'Recording'
}
