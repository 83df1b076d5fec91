import type { ContentProblem } from '../../../server/content/content-error.ts'
import type { LoadContext, School } from '../../../server/content/school.ts'
import { isLocalAddress } from '../federation/upstream/upstreams.ts'

const FILE = 'realms.yaml'

/** Returns the problems of realms.yaml: unknown names, and domains that belong to several realms. */
export function checkRealms({ realms: content, customers }: School): ContentProblem[] {
  const { realms, lmsProviders: systems, emulators } = content
  const domains = realms.flatMap((realm) => realm.domains)
  const problem = (path: string, message: string) => ({ file: FILE, path, message })
  return [
    ...realms
      .filter(({ customer }) => !customers.some(({ slug }) => slug === customer))
      .map(({ realm, customer }) => problem(realm, `expected a customer ${customer}`)),
    ...realms
      .filter(({ emulator }) => emulator && !emulators.some((one) => one.emulator === emulator))
      .map(({ realm, emulator }) => problem(realm, `expected an emulator ${emulator}`)),
    ...systems
      .filter((system) => system.realm && !realms.some(({ realm }) => realm === system.realm))
      .map(({ provider, realm }) => problem(provider, `expected a realm ${realm}`)),
    ...domains
      .filter((domain, at) => domains.indexOf(domain) !== at)
      .map((domain) => problem(domain, 'expected each domain once')),
  ]
}

/**
 * Refuses emulated providers outside of a demo, because anybody can sign in there as anybody. In production it also refuses
 * providers on this machine, because they are reached without encryption.
 */
export function checkEnvironment(
  { realms: { realms, emulators } }: School,
  _context: LoadContext,
  allowDemoAccounts: boolean,
  production: boolean,
): ContentProblem[] {
  const problem = (path: string, message: string) => ({ file: FILE, path, message })
  const local = realms.filter(({ issuer, metadataUrl }) =>
    [issuer, metadataUrl].some((url) => url && isLocalAddress(url)),
  )
  return [
    ...(allowDemoAccounts || emulators.length === 0
      ? []
      : [problem('emulators', 'expected no emulators: they cannot exist in production')]),
    ...(production ? local : []).map(({ realm }) =>
      problem(realm, 'expected an address that begins with https:// in production'),
    ),
  ]
}
