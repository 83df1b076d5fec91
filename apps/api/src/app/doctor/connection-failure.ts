const BY_CODE: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no host of this name',
  EDNS: 'there is no host of this name',
  EAI_AGAIN: 'the name of its host cannot be looked up now',
  EHOSTUNREACH: 'there is no way to its host',
  ENETUNREACH: 'there is no way to its network',
  ECONNRESET: 'it ends the connection; it may want another protocol or port',
  ECONNECTION: 'it ends the connection; it may want another protocol or port',
  UND_ERR_SOCKET: 'it ends the connection; it may want another protocol or port',
  EPROTO: 'it does not speak TLS there',
  ERR_SSL_WRONG_VERSION_NUMBER: 'it does not speak TLS there',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'it does not speak TLS there',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
}
const UNTRUSTED = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY/
const MOST_CAUSES = 5

/** Returns in words why no answer came, by the codes of the system and never by the words of an error. */
export function connectionFailure(error: unknown): string {
  const codes = codesOf(error)
  for (const code of codes) {
    const known = BY_CODE[code]
    if (known) return known
    if (UNTRUSTED.test(code))
      return 'its certificate is not trusted (an authority of your own: NODE_EXTRA_CA_CERTS)'
  }
  return 'it does not answer'
}

/** Returns the codes of an error and of its causes, outermost first. */
function codesOf(error: unknown): string[] {
  const codes: string[] = []
  let cause = error
  for (let depth = 0; cause instanceof Error && depth < MOST_CAUSES; depth++) {
    // The library of mail replaces the system's code by one of its own.
    if ('originalCode' in cause && typeof cause.originalCode === 'string') codes.push(cause.originalCode)
    if ('code' in cause && typeof cause.code === 'string') codes.push(cause.code)
    const [inner]: unknown[] = cause instanceof AggregateError ? cause.errors : []
    cause = inner ?? cause.cause
  }
  return codes
}
