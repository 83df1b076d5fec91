import { onSignInEnd } from '../sign-in/sign-in-end.ts'
import { Unreachable } from '../graphql/send.ts'
import { freshIdToken, refreshSignIn, TokenRefused, TooManyTries } from '../sign-in/tokens.ts'

/** The longest time without a byte of the file, in milliseconds. A file may take long in all on a slow line. */
const STALL_MS = 30_000

interface Fetched {
  status: number
  /** Null unless the answer is a file. */
  file: Blob | null
}

/**
 * Fetches a whole file of our server with the member's token, which is refreshed when it has expired, and returns it with the
 * last part of its path as its name. Errors: `TooManyTries`; `Unreachable` where it did not come to its end; it was refused, no
 * token, the sign-in ended meanwhile.
 */
export async function fetchFile(path: string): Promise<{ name: string; file: Blob }> {
  const { origin, pathname } = new URL(path, location.origin)
  // The token goes to nobody else.
  if (origin !== location.origin)
    throw new Error('A file of another site was asked for with the member’s token.')
  const token = await freshIdToken()
  let fetched = await ask(path, token)
  if (fetched.status === 401) {
    await refreshSignIn(token)
    fetched = await ask(path, await freshIdToken())
  }
  const { status, file } = fetched
  if (status === 401) throw new TokenRefused()
  if (!file) throw new Error(`The server answered ${status} and no file.`)
  return { name: pathname.slice(pathname.lastIndexOf('/') + 1), file }
}

async function ask(path: string, token: string): Promise<Fetched> {
  const over = new AbortController()
  const forgetEnd = onSignInEnd(() => over.abort())
  let timer: ReturnType<typeof setTimeout> | undefined
  const waitForBytes = () => {
    clearTimeout(timer)
    timer = setTimeout(() => over.abort(), STALL_MS)
  }
  try {
    waitForBytes()
    const { status, headers, body } = await fetch(path, {
      headers: { authorization: `Bearer ${token}` },
      signal: over.signal,
    })
    // The page of a guest network is no file, whatever its status says.
    const isFile = status === 200 && headers.get('content-disposition')?.startsWith('attachment')
    if (!isFile || !body) {
      await body?.cancel()
      if (status === 429) throw TooManyTries.from(headers)
      return { status, file: null }
    }
    const parts: BlobPart[] = []
    const reader = body.getReader()
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value)
      waitForBytes()
    }
    return { status, file: new Blob(parts, { type: headers.get('content-type') ?? '' }) }
  } catch (error) {
    // So browsers tell that a request was given up, or that the network has gone.
    throw over.signal.aborted || error instanceof TypeError ? new Unreachable(true) : error
  } finally {
    clearTimeout(timer)
    forgetEnd()
  }
}
