import type { RequestContext } from '../../../server/graphql/operation.ts'
import { limitReachedError } from '../../../server/limits/limit-error.ts'
import { passAndAddress } from '../../../server/limits/network.ts'
import type { Pass } from './invitations-store.ts'
import { passError, type PassError } from './pass-error.ts'
import { isRedemptionCode, redemptionCodeHasher } from './redemption-codes-store.ts'

/**
 * Judges the redemption code that somebody shows for a pass. A try counts before it is judged and is given back when
 * it was right, so that many guesses at once are few and a room of invited people is let in. Threat T-B4.
 */
export async function showRedemptionCode(
  { services, from, setHeader }: Pick<RequestContext, 'services' | 'from' | 'setHeader'>,
  pass: Pass,
  code: string | null | undefined,
): Promise<{ codeHash: string | null } | { error: PassError }> {
  if (!pass.hasRedemptionCode) return { codeHash: null }
  const { database, limits } = services
  const key = passAndAddress(pass.passId, from)
  const taken = await limits.consume('redemption-code', key)
  if (!taken.allowed) return { error: limitReachedError({ setHeader }, taken) }
  const hash = await redemptionCodeHasher(database.db)
  const codeHash = hash(pass.passId, code ?? '')
  if (!(await isRedemptionCode(database.db, pass, codeHash))) return { error: passError('403') }
  await limits.refund('redemption-code', key)
  return { codeHash }
}
