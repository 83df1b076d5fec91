import { queryOptions, type QueryClient, useQuery } from '@tanstack/react-query'
import { type FlagName, type FlagValues, SAFE_FLAGS } from '@section/domain/flags/flag-values.ts'
import { consumePrefetched } from './graphql/prefetched-answers.ts'
import { readCookie } from './session/session-cookies.ts'
import { freshIdToken, refreshSession } from './session/tokens.ts'

/** How long a redirect waits for the flags before it goes by the safe ones. Specification 1, sections 4 and 9. */
const FLAGS_GRACE_MS = 2000

/** The member's flags, asked once for the whole shell. The server has checked every value's shape. */
export const flagsQuery = queryOptions({
  queryKey: ['flags'],
  staleTime: Infinity,
  // Nobody waits for them to come.
  meta: { aside: true },
  // They came along with the page of somebody who was signed in; not for whoever signs in after them.
  initialData: () => consumePrefetched('flags') as FlagValues | undefined,
  queryFn: async (): Promise<FlagValues> => {
    const token = readCookie('id_token') && (await freshIdToken())
    let answer = await ask(token)
    if (answer.status === 401) {
      await refreshSession(token)
      answer = await ask(readCookie('id_token'))
    }
    if (!answer.ok) throw new Error(`The flags were not told: ${answer.status}.`)
    const { flags } = (await answer.json()) as { flags: { key: string; value: unknown }[] }
    return { ...SAFE_FLAGS, ...Object.fromEntries(flags.map(({ key, value }) => [key, value])) }
  },
})

/** The value of one flag; its safe value until the flags have arrived, and when they never do. */
export function useFlag<Name extends FlagName>(name: Name): FlagValues[Name] {
  return (useQuery(flagsQuery).data ?? SAFE_FLAGS)[name]
}

/** The flags for a decision that cannot wait: the safe ones when they are not here within the grace window. */
export async function flagsWithinGrace(
  queryClient: QueryClient,
  graceMs = FLAGS_GRACE_MS,
): Promise<FlagValues> {
  const safe = () => SAFE_FLAGS
  return Promise.race([
    queryClient.ensureQueryData(flagsQuery).catch(safe),
    new Promise<FlagValues>((resolve) => setTimeout(resolve, graceMs, SAFE_FLAGS)),
  ])
}

const ask = (token: string | undefined) =>
  fetch('/ofrep/v1/evaluate/flags', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: '{}',
  })
