import type { QueryClient, QueryFunction, QueryFunctionContext, QueryKey } from '@tanstack/react-query'
import { GraphQLFailure } from '../graphql/graphql-client.ts'

/** A query of a part of a screen, which the part can also ask alone. */
interface PartQuery<Data, Key extends QueryKey> {
  readonly queryKey: Key
  readonly queryFn?: QueryFunction<Data, Key>
}

/** Loads a part from an answer. A part that is there already is answered at once, and loaded again if it is stale. */
export type LoadPart<Answer> = <Data, Key extends QueryKey>(
  query: PartQuery<Data, Key>,
  read: (answer: Answer) => Data,
) => Promise<Data>

/**
 * Returns a function that loads the parts of a screen into the cache from the answer to one request for all of them. Where the
 * answer has an error, each part asks for its own, so that what fails takes no other part along. See docs/decisions/home.md.
 */
export function loadTogether<Answer>(queryClient: QueryClient, ask: () => Promise<Answer>): LoadPart<Answer> {
  let coming: Promise<Answer> | undefined
  const together = () => {
    coming ??= ask().finally(() => {
      coming = undefined
    })
    return coming
  }
  return ({ queryFn: askAlone, ...query }, read) => {
    const queryFn = async (context: QueryFunctionContext<typeof query.queryKey>) => {
      try {
        return read(await together())
      } catch (error) {
        if (!(error instanceof GraphQLFailure) || !askAlone) throw error
        return askAlone(context)
      }
    }
    return queryClient.ensureQueryData({ ...query, queryFn, revalidateIfStale: true })
  }
}
