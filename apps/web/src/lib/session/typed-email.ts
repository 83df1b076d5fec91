const KEY = 'typed-email'

/**
 * Keeps the address that somebody types into a signed-out form, for the next such form of this tab. It stays out of the
 * page's address, which histories and referrers tell.
 */
export function keepTypedEmail(email: string): void {
  if (email === '') forgetTypedEmail()
  else sessionStorage.setItem(KEY, email)
}

export function readTypedEmail(): string {
  return sessionStorage.getItem(KEY) ?? ''
}

export function forgetTypedEmail(): void {
  sessionStorage.removeItem(KEY)
}
