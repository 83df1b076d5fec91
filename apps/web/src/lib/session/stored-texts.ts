import { storedValue } from '../stored-value.ts'

/**
 * The e-mail address that a visitor typed into a signed-out form, for the next such form of this tab. It is not passed
 * in the page's address, because histories and referrers expose that.
 */
export const typedEmail = storedValue<string>('typed-email')

/** The message for the screen to which a failed sign-in returns. Specification 1, section 2.3 (OAuth callback). */
export const signInFailure = storedValue<string>('sign-in-failure')

/** The notice of the login page after signing out on purpose. Specification 1, section 4 (sign-out). */
export const signedOutNotice = storedValue<string>('signed-out')
