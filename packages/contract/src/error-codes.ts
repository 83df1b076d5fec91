/** Every expected failure that the endpoint tells, by code, with its sentence for people. Alphabetical. */
export const ERROR_CODES = {
  ACCOUNT_ENDED: 'Your membership has ended.',
  ALREADY_COMPLETED: 'You have completed this session.',
  ALREADY_LINKED: 'The selected social account is already linked.',
  BEYOND_DURATION: 'This place is beyond the end of the video.',
  CODE_EXPIRED: 'Your code expired. Please reset your password.',
  CODE_MISMATCH: 'Invalid code.',
  ENROLLMENT_CLOSED: 'Enrollment for this session is closed.',
  ENROLLMENT_MANUAL: 'Enrollment for this session is handled by our team.',
  ENROLLMENT_NOT_OPEN: 'Enrollment for this session is not open yet.',
  INVALID_NUMBER: 'This is not a place in a video.',
  LAST_SIGN_IN: 'This is your only way to sign in. Set a password first.',
  LIMIT_EXCEEDED: 'Too many attempts. Please try again later.',
  METERING_EXCEEDED: 'You’re out of videos for the month.',
  NOT_ENTITLED: 'Your plan does not include this.',
  NOT_FOUND: 'This does not exist.',
  NOT_SCHEDULED: 'This session has no dates to put into a calendar.',
  PASSWORD_POLICY: 'Password must contain an upper and lower case letter, a special character, a number, and be at least 8 characters long.',
  SESSION_FULL: 'This session is full.',
  TRIAL_ENDED: 'Your trial has ended.',
  VIDEO_SESSION_ENDED: 'This video session has ended.',
} as const

export type ErrorCode = keyof typeof ERROR_CODES
