/** Every expected failure that the endpoint tells, by code, with its sentence for people. Alphabetical. */
export const ERROR_CODES = {
  ACCOUNT_ENDED: 'Your membership has ended.',
  ALREADY_COMPLETED: 'You have completed this session.',
  BEYOND_DURATION: 'This place is beyond the end of the video.',
  ENROLLMENT_CLOSED: 'Enrollment for this session is closed.',
  ENROLLMENT_MANUAL: 'Enrollment for this session is handled by our team.',
  ENROLLMENT_NOT_OPEN: 'Enrollment for this session is not open yet.',
  INVALID_NUMBER: 'This is not a place in a video.',
  LIMIT_EXCEEDED: 'Too many attempts. Please try again later.',
  METERING_EXCEEDED: 'You’re out of videos for the month.',
  NOT_ENTITLED: 'Your plan does not include this.',
  NOT_FOUND: 'This does not exist.',
  NOT_SCHEDULED: 'This session has no dates to put into a calendar.',
  SESSION_FULL: 'This session is full.',
  TRIAL_ENDED: 'Your trial has ended.',
  VIDEO_SESSION_ENDED: 'This video session has ended.',
} as const

export type ErrorCode = keyof typeof ERROR_CODES
