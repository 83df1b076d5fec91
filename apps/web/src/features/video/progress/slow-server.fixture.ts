import { SAVED } from './server.fixture.ts'
import type { OpenResult, SaveResult, SessionUpdate, ProgressPort } from './session-port.ts'

interface Request {
  readonly update: SessionUpdate
  readonly resolve: (answer: SaveResult) => void
  readonly reject: (error: Error) => void
  open: boolean
}

/** A fake of the endpoint whose saves the test answers one by one, by the number of the request. */
export class SlowServer implements ProgressPort {
  readonly #requests: Request[] = []

  open(): Promise<OpenResult> {
    return Promise.resolve({ kind: 'opened', userVideoSessionId: 'session', playlistUrl: '/a.m3u8?t=1' })
  }

  save(update: SessionUpdate): Promise<SaveResult> {
    return new Promise((resolve, reject) => this.#requests.push({ update, resolve, reject, open: true }))
  }

  answer(number: number): void {
    this.#close(number).resolve({ ...SAVED, error: { code: 'NOT_FOUND' } })
  }

  fail(number: number): void {
    this.#close(number).reject(new TypeError('offline'))
  }

  get inFlight(): number {
    return this.#requests.filter(({ open }) => open).length
  }

  /** The positions of all saves so far, in seconds. */
  positions(): number[] {
    return this.#requests.map(({ update }) => update.continueAtTime)
  }

  #close(number: number): Request {
    const request = this.#requests[number]
    if (!request) throw new Error(`There is no request ${number}.`)
    request.open = false
    return request
  }
}
