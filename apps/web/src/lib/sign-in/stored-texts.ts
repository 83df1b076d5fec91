import { storedValue } from '../stored-value.ts'

/**
 * The e-mail address that a visitor typed into a signed-out form, for the next such form of this tab. It is not passed
 * in the page's address, because histories and referrers expose addresses.
 */
export const typedEmail = storedValue<string>('typed-email')

/** The message for the screen to which a failed sign-in returns. */
export const signInFailure = storedValue<string>('sign-in-failure')

/** The notice of the login page after signing out on purpose. */
export const signedOutNotice = storedValue<string>('signed-out')
