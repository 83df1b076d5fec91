const KEY = 'sign-in-failure'

/** Keeps a message for the screen that the visitor is sent back to. Specification 1, section 2.3 (OAuth callback). */
export function storeFailure(message: string): void {
  sessionStorage.setItem(KEY, message)
}

/** The message that was left for this screen. Reading keeps it; `forgetFailure` is for when it has been shown. */
export function readFailure(): string | null {
  return sessionStorage.getItem(KEY)
}

export function forgetFailure(): void {
  sessionStorage.removeItem(KEY)
}
