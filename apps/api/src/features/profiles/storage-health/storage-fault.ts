/** The reason why a storage does not take, give or delete photos. */
export type StorageFaultKind =
  | 'unreachable'
  | 'wrong region'
  | 'wrong key id'
  | 'wrong secret'
  | 'clock differs'
  | 'no such bucket'
  | 'no permission'
  | 'rights of files are off'
  | 'refused'

/** The step of the trial at which a storage failed. */
export type StorageStep = 'take an upload' | 'give a file' | 'delete a file' | 'take a picture'

/** What a storage answered to the trial. */
export interface StorageFault {
  step: StorageStep
  kind: StorageFaultKind
  /** The storage's code of the error, or that of the connection, e.g. `AccessDenied`. */
  code: string
  /** The region in which the bucket is, where the storage tells it. */
  region?: string
}

const KINDS: Readonly<Record<string, StorageFaultKind>> = {
  AuthorizationHeaderMalformed: 'wrong region',
  AuthorizationQueryParametersError: 'wrong region',
  IllegalLocationConstraintException: 'wrong region',
  PermanentRedirect: 'wrong region',
  TemporaryRedirect: 'wrong region',
  InvalidAccessKeyId: 'wrong key id',
  SignatureDoesNotMatch: 'wrong secret',
  RequestTimeTooSkewed: 'clock differs',
  RequestExpired: 'clock differs',
  NoSuchBucket: 'no such bucket',
  AccessDenied: 'no permission',
  AllAccessDisabled: 'no permission',
  Forbidden: 'no permission',
  AccessControlListNotSupported: 'rights of files are off',
}

/** Returns the fault of a step by the storage's code; `body` is its answer, which may tell the bucket's region. */
export function faultByCode(step: StorageStep, code: string, body = ''): StorageFault {
  const region = /<Region>([a-z0-9-]{1,40})<\/Region>/.exec(body)?.[1]
  // A permission that has ended already is refused by the same code as one that was never given.
  const kind = /policy expired/i.test(body) ? 'clock differs' : (KINDS[code] ?? 'refused')
  return { step, kind, code, ...(region !== undefined && { region }) }
}

/** Returns the fault of a step by the error of S3's client or of a connection; it holds none of their words. */
export function faultByError(step: StorageStep, error: unknown): StorageFault {
  if (!(error instanceof Error)) return { step, kind: 'unreachable', code: 'unknown' }
  if ('$fault' in error && '$response' in error) return faultByCode(step, safeCode(error.name))
  const cause = error.cause instanceof Error ? error.cause : error
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : error.name
  return { step, kind: 'unreachable', code: safeCode(code) }
}

/** Returns a code as it may be printed; a storage could put anything in its place. */
export const safeCode = (code: string): string => (/^\w{1,60}$/.test(code) ? code : 'an unknown error')
