import { sql } from 'drizzle-orm'
import type { Db } from '@section/db/connection.ts'
import { transact } from '@section/db/transaction.ts'
import { hashPassword } from '../../features/identity/password/passwords.ts'
import { checkInvitationPeriods } from '../../features/invitations/content/check-invitations.ts'
import { ContentError } from '../../server/content/content-error.ts'
import { rememberDemoAccounts } from '../demo/demo-database.ts'
import { checkPeriods } from '../../features/catalogue/content/check-periods.ts'
import { loadContext } from '../../features/catalogue/content/load-context.ts'
import { readSchool } from './read-school.ts'
import type { School } from './school.ts'
import { writeContent } from './write-content.ts'
import { heldSessions, mailSessionChanges } from '../../features/enrollment/content/session-changes.ts'
import { refusedEmulators, writeRealms } from '../../features/identity/content/write-realms.ts'
import { writeInvitations } from '../../features/invitations/content/write-invitations.ts'
import { type PeopleWritten, writePeople } from '../../features/members/content/write-people.ts'

export interface ImportOptions {
  db: Db
  /** Folder of the content files. */
  folder: string
  /** Epoch ms; relative dates count from here. */
  now: number
  /** Whether accounts with a password from the files may be made; never in production. */
  allowDemoAccounts: boolean
}

export interface ImportResult {
  courses: number
  sessions: number
  newSessions: number
  newMembers: number
}

/**
 * Loads a school's content files into the database in one transaction. Loading again updates what the school
 * offers and adds new people; what people have done stays, and who has a place in a live session that is called off
 * or moved gets a mail. Errors: `ContentError` with every problem found,
 * before anything is written. docs/how-to/write-school-content.md.
 */
export async function importContent(options: ImportOptions): Promise<ImportResult> {
  const school = await readSchool(options.folder)
  const context = loadContext(school, options.now)
  const problems = [
    ...checkPeriods(school, context),
    ...checkInvitationPeriods(school, context),
    ...refusedAccounts(school, options.allowDemoAccounts),
    ...refusedEmulators(school, options.allowDemoAccounts),
  ]
  if (problems.length > 0) throw new ContentError(problems)
  const passwordHash = school.demo ? await hashPassword(school.demo.password) : null

  return transact(options.db, async (tx) => {
    const held = await heldSessions(tx)
    const newSessions = await writeContent(tx, school, context)
    const { members }: PeopleWritten = await writePeople(tx, school, context, { newSessions, passwordHash })
    await writeInvitations(tx, school, context)
    await writeRealms(tx, school)
    if (school.demo) await rememberDemoAccounts(tx)
    await mailSessionChanges(tx, held, options.now)
    await tx.execute(sql`select pg_notify('changes', 'catalogue ')`)
    return {
      courses: school.courses.length,
      sessions: context.index.sessions.size,
      newSessions: newSessions.size,
      newMembers: members,
    }
  })
}

function refusedAccounts({ demo }: School, allowed: boolean) {
  if (!demo || allowed) return []
  const message = 'expected no accounts with a password: demo accounts cannot exist in production'
  return [{ file: 'accounts.yaml', path: 'password', message }]
}
