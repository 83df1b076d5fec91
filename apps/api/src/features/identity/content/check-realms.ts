import type { ContentProblem } from '../../../server/content/content-error.ts'
import type { LoadContext, School } from '../../../server/content/school.ts'

const FILE = 'realms.yaml'

/** Problems that show only across files: unknown names, domains given twice. */
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

/** Emulated providers, which let anybody in as anybody, exist in a demo only. */
export function refuseEmulators(
  { realms }: School,
  _context: LoadContext,
  allowed: boolean,
): ContentProblem[] {
  if (allowed || realms.emulators.length === 0) return []
  return [
    { file: FILE, path: 'emulators', message: 'expected no emulators: they cannot exist in production' },
  ]
}
