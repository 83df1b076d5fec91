/** Thrown when the person canceled at the identity provider, which is reported differently from a failure. */
export class SignInCanceled extends Error {
  override name = 'SignInCanceled'
}

/** The error codes for it; the second and the third are those of large social providers. */
const OPENID_ERRORS: ReadonlySet<string> = new Set([
  'access_denied',
  'user_cancelled_login',
  'user_cancelled_authorize',
])

/** Returns whether an error response of an OpenID provider means that the person canceled (RFC 6749, section 4.1.2.1). */
export const isOpenIdCancel = (error: string): boolean => OPENID_ERRORS.has(error)

const SAML_CANCEL =
  /StatusCode[^>]*\sValue="urn:oasis:names:tc:SAML:2\.0:status:(?:AuthnFailed|RequestDenied)"/

/** Returns whether the status of a SAML response means that the person canceled (SAML core, section 3.2.2.2). */
export const isSamlCancel = (statusXml: string): boolean => SAML_CANCEL.test(statusXml)
