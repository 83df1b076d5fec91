import { screenAt } from '@section/domain/access/screen-path.ts'

const PREFIX = 'address-secrets'

/**
 * Takes codes and addresses of people out of an address, so that neither the history nor a referrer tells them.
 * They are kept for their screen, in this tab, since a phone may drop it while its owner reads a mail. Answers the
 * address without them, or null when there were none. Threat T-A3.
 */
export function hideSecrets(path: string, search: string): string | null {
  const parameters = new URLSearchParams(search)
  const secret = screenAt(path)?.screen.secretParameters ?? []
  const found = secret.filter((name) => parameters.has(name))
  if (found.length === 0) return null
  // A repeated parameter was put together by somebody else: it counts as missing.
  const secrets = found.flatMap((name) => {
    const values = parameters.getAll(name)
    return values.length === 1 ? [[name, values[0] ?? '']] : []
  })
  keepSecrets(path, Object.fromEntries(secrets) as Record<string, string>)
  for (const name of found) parameters.delete(name)
  return parameters.size > 0 ? `${path}?${parameters}` : path
}

/** Takes the secrets out of the address that the page was opened with, before anything else runs. */
export function hideSecretsOfPage(): void {
  const href = hideSecrets(location.pathname, location.search)
  if (href) history.replaceState(history.state, '', href)
}

/** Keeps what a screen needs to know, as if its address had told. */
export function keepSecrets(path: string, secrets: Partial<Record<string, string>>): void {
  sessionStorage.setItem(`${PREFIX} ${path}`, JSON.stringify(secrets))
}

/** What was taken out of the address of a screen. */
export function readSecrets(path: string): Partial<Record<string, string>> {
  const kept = sessionStorage.getItem(`${PREFIX} ${path}`)
  return kept ? (JSON.parse(kept) as Partial<Record<string, string>>) : {}
}

export function forgetSecrets(path: string): void {
  sessionStorage.removeItem(`${PREFIX} ${path}`)
}
