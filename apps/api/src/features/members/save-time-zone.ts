import type {
  MutationSaveTimeZoneArgs,
  SaveTimeZoneResult,
} from '@section/contract/generated/schema-types.ts'
import { isKnownZone } from '@section/domain/time/known-zone.ts'
import type { UseCaseContext } from '../../server/graphql/operation.ts'
import { refusedResult } from '../../server/graphql/refused-result.ts'
import { updateTimeZone } from './accounts-store.ts'

export const refusedTimeZone = refusedResult<SaveTimeZoneResult>({ timeZone: null })

/**
 * Stores the zone of the viewer's device, in which mails tell times. Repeating it changes nothing. Errors: INVALID_TIME_ZONE.
 * docs/product/mail.md#times-in-mails
 */
export async function saveTimeZone(
  { services, viewer }: UseCaseContext<'database'>,
  { timeZone }: MutationSaveTimeZoneArgs,
): Promise<SaveTimeZoneResult> {
  if (!isKnownZone(timeZone)) return refusedTimeZone('INVALID_TIME_ZONE')
  await updateTimeZone(services.database.db, viewer.userId, timeZone)
  return { timeZone, error: null }
}
