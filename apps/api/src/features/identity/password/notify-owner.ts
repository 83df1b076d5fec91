import type { Db } from '@section/db/connection.ts'
import type { MailOf } from '../../../server/mail/mail.ts'
import { randomToken } from '../../../server/random-token.ts'
import type { Services } from '../../../server/services.ts'
import type { Account } from '../identity-store.ts'

/** Notifies a member of a changed password, because somebody else could have known what proved that it was the member. */
export async function notifyOwner(
  outbox: Services['outbox'],
  tx: Db,
  { email: to, firstName }: Pick<Account, 'email' | 'firstName'>,
  change: Pick<MailOf<'password-changed'>, 'changedAt' | 'by'>,
): Promise<void> {
  const mail = { kind: 'password-changed' as const, to, firstName, ...change }
  await outbox.queue(tx, { mail, dedupeKey: randomToken() })
}
