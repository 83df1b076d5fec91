import type { Database } from '@section/db/connection.ts'
import type { StripeAccount } from '@section/emulators/stripe/account/stripe-account.ts'
import { seedAccount } from '@section/emulators/stripe/seed/seed-account.ts'
import { readSeed } from './seed-store.ts'

/** Fills an emulated account with what a database says was sold. */
export async function seedEmulator(account: StripeAccount, { db }: Database): Promise<void> {
  seedAccount(account, await readSeed(db))
}
