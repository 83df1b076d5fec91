const KEY = 'signed-out'

/** Lets the login page of this tab say that somebody has signed out on purpose. Specification 1, section 4 (sign-out). */
export function keepSignedOutNotice(): void {
  sessionStorage.setItem(KEY, 'You are signed out.')
}

/** What the login page says after that, or null. Reading keeps it; `forgetSignedOutNotice` is for when it has been shown. */
export function readSignedOutNotice(): string | null {
  return sessionStorage.getItem(KEY)
}

export function forgetSignedOutNotice(): void {
  sessionStorage.removeItem(KEY)
}
