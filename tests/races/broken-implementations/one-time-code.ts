import { and, eq } from 'drizzle-orm'
import type { Database } from '@section/db/connection.ts'
import { mailedCodes } from '@section/db/schema.ts'

const MAX_ATTEMPTS = 5

/**
 * A broken implementation of a mailed code: reads the attempts, judges, then counts. The tests must catch it: a race
 * test that it passes would prove nothing.
 */
export async function guessNaively(
  { db }: Database,
  email: string,
  isRight: (codeHash: string) => boolean,
): Promise<'right' | 'wrong' | 'refused'> {
  const row = and(eq(mailedCodes.email, email), eq(mailedCodes.purpose, 'reset'))
  const [kept] = await db.select().from(mailedCodes).where(row)
  if (!kept || kept.usedAt || kept.attempts >= MAX_ATTEMPTS) return 'refused'
  const right = isRight(kept.codeHash)
  await db
    .update(mailedCodes)
    .set({ attempts: kept.attempts + 1, usedAt: right ? new Date() : null })
    .where(row)
  return right ? 'right' : 'wrong'
}
