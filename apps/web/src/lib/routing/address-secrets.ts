import { screenAt } from '@section/domain/access/screen-path.ts'
import { storedValue } from '../stored-value.ts'

type Secrets = Partial<Record<string, string>>

const secretsOf = (path: string) => storedValue<Secrets>(`address-secrets ${path}`)

/**
 * Removes the secret parameters from an address, so that neither the history nor a referrer exposes them, and stores
 * them for their screen in this tab. Returns the address without them, or null when there were none. See
 * SECURITY.md#secrets-in-addresses.
 */
export function hideSecrets(path: string, search: string): string | null {
  const parameters = new URLSearchParams(search)
  const secret = screenAt(path)?.screen.secretParameters ?? []
  const found = secret.filter((name) => parameters.has(name))
  if (found.length === 0) return null
  // A repeated parameter counts as missing, because no link of ours repeats one.
  const secrets = found.flatMap((name) => {
    const values = parameters.getAll(name)
    return values.length === 1 ? [[name, values[0] ?? '']] : []
  })
  saveSecrets(path, Object.fromEntries(secrets) as Secrets)
  for (const name of found) parameters.delete(name)
  return parameters.size > 0 ? `${path}?${parameters}` : path
}

/** Removes the secrets from the address with which the page was opened, before anything else runs. */
export function hideSecretsOfPage(): void {
  const href = hideSecrets(location.pathname, location.search)
  if (href) history.replaceState(history.state, '', href)
}

/** Stores parameters for a screen, as if its address had them. */
export const saveSecrets = (path: string, secrets: Secrets): void => void secretsOf(path).write(secrets)

/** Returns the parameters that were removed from the address of a screen. */
export const readSecrets = (path: string): Secrets => secretsOf(path).read() ?? {}

export const deleteSecrets = (path: string): void => secretsOf(path).remove()
