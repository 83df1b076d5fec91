import { hasTutor } from '@section/domain/tutor/tutor-access.ts'
import type { TutorConfig } from '../../server/config/outside-services.ts'
import type { Services } from '../../server/services.ts'
import { verifyHandover } from './handover-token.ts'
import { markRedeemed } from './handovers-store.ts'

/** The facts that the tutor learns of a member. */
interface TutorMember {
  userId: string
  name: string
  email: string
  customer: { customerId: string; name: string } | null
}

/**
 * Redeems a token, once, and returns its member; undefined for a token that is forged, for another tutor, expired or redeemed
 * already, and for a member who is suspended or whose customer has closed the tutor meanwhile. `now` in epoch ms.
 * docs/product/tutor.md#redeeming
 */
export async function redeemHandover(
  services: Pick<Services, 'config' | 'database' | 'signingKeys'>,
  tutor: TutorConfig,
  { token, now }: { token: string; now: number },
): Promise<TutorMember | undefined> {
  const handover = await verifyHandover(services, tutor, { token, now })
  if (!handover) return undefined
  const member = await markRedeemed(services.database.db, { ...handover, now })
  if (!member || !hasTutor(member.customer)) return undefined
  const { userId, firstName, lastName, email, customer } = member
  return {
    userId,
    name: `${firstName} ${lastName}`,
    email,
    customer: customer && { customerId: customer.customerId, name: customer.name },
  }
}
