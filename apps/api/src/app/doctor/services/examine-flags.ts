import { OFREPApiUnauthorizedError, OFREPForbiddenError } from '@openfeature/ofrep-core'
import { fitsFlag } from '@section/domain/flags/read-flags.ts'
import { FLAG_NAMES } from '@section/domain/flags/flag-values.ts'
import { askFlagService } from '../../../server/flags/ask-flag-service.ts'
import { VISITOR } from '../../../server/flags/flag-context.ts'
import { EMULATED, type Examined, faultsOr, type Finding, unset, wrong } from '../doctor-check.ts'
import { connectionFailure } from '../connection-failure.ts'

/** Finds whether the flag service answers this school, and which of the product's flags it knows. */
export async function examineFlags({ config }: Examined): Promise<Finding[]> {
  const { url, key } = config.flags
  if (url === undefined)
    return [config.demo ? EMULATED : unset('FLAGS_URL is not set, so every flag has its safe value')]
  try {
    const answer = await askFlagService({ url, key }, VISITOR, null)
    if (!('values' in answer)) return [wrong(NO_FLAGS)]
    const { values } = answer
    const known = FLAG_NAMES.filter((name) => values.has(name))
    const misshapen = known.filter((name) => !fitsFlag(name, values.get(name)))
    return faultsOr(
      misshapen.map(
        (name) =>
          `FLAGS_URL: the flag ${name} has a value of another kind there, so its safe value holds; correct it at the service.`,
      ),
      `${known.length} of ${FLAG_NAMES.length} flags are known there, and the others have their safe values`,
    )
  } catch (error) {
    return [wrong(sentence(error))]
  }
}

const NO_FLAGS =
  'FLAGS_URL: what answers there does not evaluate flags by OFREP; name the address before /ofrep/v1.'

function sentence(error: unknown): string {
  if (error instanceof OFREPApiUnauthorizedError || error instanceof OFREPForbiddenError)
    return 'FLAGS_KEY: the flag service refuses it.'
  const cause = error instanceof Error && 'error' in error ? error.error : undefined
  return cause instanceof Error
    ? `FLAGS_URL: the flag service cannot be asked: ${connectionFailure(cause)}.`
    : NO_FLAGS
}
