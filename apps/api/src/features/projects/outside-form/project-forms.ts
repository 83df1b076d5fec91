import { isSignedBy, sign } from '../../../server/links/signature.ts'

/**
 * Signs the addresses of outside forms, each for one member and session, and verifies what the forms report back.
 * docs/decisions/projects.md
 */
export class ProjectForms {
  readonly #secret: string
  readonly #publicUrl: string

  /** `publicUrl` is the address of this server, below which a demo has a form of its own. */
  constructor(secret: string, publicUrl: string) {
    this.#secret = secret
    this.#publicUrl = publicUrl
  }

  /** Returns the address of an outside form for a member: with the session and the token, both of which it reports back. */
  url(form: string, sessionId: string, userId: string): string {
    const url = new URL(this.plainUrl(form))
    url.searchParams.set('session', sessionId)
    url.searchParams.set('token', `${userId}.${sign(this.#secret, `${sessionId} ${userId}`)}`)
    return url.href
  }

  /** Returns the address of an outside form for those who only look at it: nothing can be handed in for them. */
  plainUrl(form: string): string {
    return new URL(form, this.#publicUrl).href
  }

  /** Returns the member of a token if it was signed for the session; undefined otherwise. */
  memberOf(token: string, sessionId: string): string | undefined {
    const [userId = '', signature = ''] = token.split('.')
    return isSignedBy(this.#secret, `${sessionId} ${userId}`, signature) ? userId : undefined
  }
}
