/** A refusal as Zoom gives it: a status, a code of Zoom's own, and a message. */
export class ZoomError extends Error {
  override name = 'ZoomError'
  readonly status: number
  readonly code: number
  /** Further headers of the answer. */
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, code: number, message: string, headers: Record<string, string> = {}) {
    super(message)
    this.status = status
    this.code = code
    this.headers = headers
  }
}
