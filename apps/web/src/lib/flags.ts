import { queryOptions, type QueryClient, useQuery } from '@tanstack/react-query'
import { type FlagName, type FlagValues, SAFE_FLAGS } from '@section/domain/flags/flag-values.ts'
import { consumePrefetched } from './graphql/prefetched-answers.ts'
import { readCookie } from './sign-in/sign-in-cookies.ts'
import { freshIdToken, refreshSignIn } from './sign-in/tokens.ts'

/**
 * The time for which a redirect waits for the flags before it uses the safe ones.
 * docs/product/flags.md#waiting-for-flags
 */
const FLAGS_GRACE_MS = 2000

/** The member's flags. The server has validated every value. */
export const flagsQuery = queryOptions({
  queryKey: ['flags'],
  staleTime: Infinity,
  meta: { background: true },
  // The page of a signed-in member brings their flags; a member who signs in later loads theirs.
  initialData: () => consumePrefetched('flags') as FlagValues | undefined,
  queryFn: async (): Promise<FlagValues> => {
    const token = readCookie('id_token') && (await freshIdToken())
    let response = await requestFlags(token)
    if (response.status === 401) {
      await refreshSignIn(token)
      response = await requestFlags(readCookie('id_token'))
    }
    if (!response.ok) throw new Error(`The flags did not load: ${response.status}.`)
    const { flags } = (await response.json()) as { flags: { key: string; value: unknown }[] }
    return { ...SAFE_FLAGS, ...Object.fromEntries(flags.map(({ key, value }) => [key, value])) }
  },
})

/** Returns the value of a flag; its safe value until the flags have loaded. */
export function useFlag<Name extends FlagName>(name: Name): FlagValues[Name] {
  return (useQuery(flagsQuery).data ?? SAFE_FLAGS)[name]
}

/** Returns the flags for a decision that cannot wait longer than `graceMs`; after that, the safe ones. */
export async function flagsWithinGrace(
  queryClient: QueryClient,
  graceMs = FLAGS_GRACE_MS,
): Promise<FlagValues> {
  return Promise.race([
    queryClient.ensureQueryData(flagsQuery).catch(() => SAFE_FLAGS),
    new Promise<FlagValues>((resolve) => setTimeout(resolve, graceMs, SAFE_FLAGS)),
  ])
}

const requestFlags = (token: string | undefined) =>
  fetch('/ofrep/v1/evaluate/flags', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: '{}',
  })
