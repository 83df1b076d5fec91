import { isSignedBy, sign } from '../../server/links/signature.ts'

/** Signs the addresses of outside forms, each for one member and session, and verifies what the forms report back. */
export class ProjectForms {
  readonly #secret: string

  constructor(secret: string) {
    this.#secret = secret
  }

  /** Returns the address of an outside form for a member, with the token that the form reports back. */
  url(form: string, sessionId: string, userId: string): string {
    const url = new URL(form)
    url.searchParams.set('token', `${userId}.${sign(this.#secret, `${sessionId} ${userId}`)}`)
    return url.href
  }

  /** Returns the member of a token if it was signed for the session; undefined otherwise. */
  memberOf(token: string, sessionId: string): string | undefined {
    const [userId = '', signature = ''] = token.split('.')
    return isSignedBy(this.#secret, `${sessionId} ${userId}`, signature) ? userId : undefined
  }
}
