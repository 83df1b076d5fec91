import { ConfigError } from '../config/config-error.ts'

/** The codes of the system for an address that cannot be had tell an operator nothing, so each has words. */
const REFUSALS: Record<string, string> = {
  EADDRINUSE: 'another program listens there already',
  EACCES: 'this user may not listen there',
  EADDRNOTAVAIL: 'this machine has no such address',
  ENOTFOUND: 'its name leads to no address',
  EAI_AGAIN: 'its name leads to no address',
}

/** Returns the failure to listen at the address of these variables in a sentence for operators, or as it is if it is unknown. */
export function listenFailure(
  error: unknown,
  variables: string,
  { host, port }: { host: string; port: number },
): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const why = REFUSALS[code]
  return why ? new ConfigError(`${variables}: the server cannot listen at ${host}:${port}: ${why}.`) : error
}
