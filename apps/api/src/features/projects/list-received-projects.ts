import type {
  QueryListReceivedProjectsArgs,
  ReceivedProjectsPage,
} from '@section/contract/generated/schema-types.ts'
import { z } from 'zod'
import { parseBase64Json } from '../../server/base64-json.ts'
import type { UseCaseContext } from '../../server/graphql/operation.ts'
import { canReadProjects } from '../session-content/page/session-page.ts'
import { findProject } from './find-project.ts'
import {
  countReceived,
  listReceived,
  type ReceivedCursor,
  type ReceivedSubmission,
} from './projects-store.ts'

const PAGE_SIZE = 20

/** Accepts only years that the database knows. */
const Cursor = z.tuple([z.iso.datetime().refine((at) => Date.parse(at) > 0), z.uuid()])

/**
 * Returns what the members of a session handed in, latest first, 20 a page; null for everybody but its teaching
 * assistants and the school's staff. An invalid cursor begins at the first page.
 * docs/product/projects.md#who-reads-projects
 */
export async function listReceivedProjects(
  context: UseCaseContext<'catalog' | 'database' | 'flags' | 'sessionContents'>,
  { sessionId: id, after }: QueryListReceivedProjectsArgs,
): Promise<ReceivedProjectsPage | null> {
  const found = await findProject(context, id)
  if (!found || !canReadProjects(found.page)) return null
  const { sessionId } = found.project
  const { db } = context.services.database
  const [received, counts] = await Promise.all([
    listReceived(db, { sessionId, after: readCursor(after), limit: PAGE_SIZE + 1 }),
    countReceived(db, sessionId),
  ])
  const shown = received.slice(0, PAGE_SIZE)
  const last = received.length > PAGE_SIZE ? shown.at(-1) : undefined
  return { projects: shown, ...counts, nextCursor: last ? printCursor(last) : null }
}

function printCursor({ submittedAt, userId }: ReceivedSubmission): string {
  return Buffer.from(JSON.stringify([submittedAt.toISOString(), userId])).toString('base64url')
}

function readCursor(cursor: string | null | undefined): ReceivedCursor | null {
  if (cursor == null) return null
  const parsed = parseBase64Json(cursor, Cursor)
  return parsed ? { submittedAt: parsed[0], userId: parsed[1] } : null
}
