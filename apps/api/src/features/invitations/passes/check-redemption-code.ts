import { readRedemptionCode } from '@section/domain/invitations/redemption-code.ts'
import type { RequestContext } from '../../../server/graphql/operation.ts'
import { limitReachedError } from '../../../server/limits/limit-error.ts'
import { passAndAddress } from '../../../server/limits/network.ts'
import type { Pass } from './invitations-store.ts'
import { passError, type PassError } from './pass-error.ts'
import { findRedemptionCode, redemptionCodeHasher } from './redemption-codes-store.ts'

/**
 * Checks the redemption code that somebody enters for a pass and returns its hash. An attempt is counted before the
 * check and refunded if the code is right, which limits simultaneous guesses but not invited people of one network. See
 * docs/product/invitations.md#redemption-codes.
 */
export async function checkRedemptionCode(
  { services, from, setHeader }: Pick<RequestContext, 'services' | 'from' | 'setHeader'>,
  pass: Pass,
  code: string | null | undefined,
): Promise<{ codeHash: string | null } | { error: PassError }> {
  if (!pass.hasRedemptionCode) return { codeHash: null }
  // A text that cannot be a code does not count as a guess.
  if (readRedemptionCode(code ?? '') === null) return { error: passError('403') }
  const { database, limits } = services
  const key = passAndAddress(pass.passId, from)
  const result = await limits.consume('redemption-code', key)
  if (!result.allowed) return { error: limitReachedError({ setHeader }, result) }
  const hash = await redemptionCodeHasher(database.db)
  const codeHash = await findRedemptionCode(database.db, pass, hash(pass.passId, code ?? ''))
  if (codeHash === null) return { error: passError('403') }
  await limits.refund('redemption-code', key)
  return { codeHash }
}
