import { OFREPApi } from '@openfeature/ofrep-core'
import type { FlagContext } from './flag-context.ts'

const TIMEOUT_MS = 2_000

/** The values of all flags of a context by their keys, or nothing new since the version of `etag`. */
type FlagAnswer = { values: ReadonlyMap<string, unknown>; etag: string | null } | { isUnchanged: true }

/** Asks an OFREP flag service once, within 2 s. Errors: those of its library; another for an answer that holds no flags. */
export async function askFlagService(
  { url, key }: { url: string; key: string | undefined },
  context: FlagContext,
  etag: string | null,
): Promise<FlagAnswer> {
  const headers: [string, string][] = [
    ...(key ? [['authorization', `Bearer ${key}`] satisfies [string, string]] : []),
    ...(etag ? [['if-none-match', etag] satisfies [string, string]] : []),
  ]
  const { httpStatus, value, httpResponse } = await new OFREPApi(url).postBulkEvaluateFlags(
    { context: { ...context, areas: [...context.areas] } },
    { headers, signal: AbortSignal.timeout(TIMEOUT_MS) },
  )
  if (httpStatus === 304) return { isUnchanged: true }
  if (httpStatus !== 200) throw new Error(`The flag service answered ${httpStatus}.`)
  const values = new Map(
    (value.flags ?? []).flatMap((flag) => (flag.key && 'value' in flag ? [[flag.key, flag.value]] : [])),
  )
  return { values, etag: httpResponse.headers.get('etag') }
}
