import {
  badgesNeeded,
  countedCourses,
  countRequired,
  hasEveryBadge,
} from '@section/domain/certificates/certificate-badges.ts'
import type { PeriodicPart } from '../../../server/jobs/periodic-job.ts'
import type { QueuedMail } from '../../../server/mail/mail.ts'
import { loadPrograms, type StoredProgram } from '../../certificates/programs-store.ts'
import { addBadgeCredentials } from '../badge-credentials.ts'
import { insertCredentials } from '../credentials-store.ts'
import { canDraw } from '../drawing/can-draw.ts'
import { type Candidate, listCandidates, release, withhold } from './issuing-store.ts'

/** The number of members whose certificates are issued in one transaction. */
const BATCH = 200

/** How far a run has come: the certificate, '' for the badges before all of them, and the last badge or member of it. */
export interface IssuingCursor {
  certificateId: string
  after: string | null
}

/**
 * Issues the next certificates of an issuing day, after the badges that have no credential yet. Returns from where the next
 * part goes on; null when all are issued. docs/product/credentials.md#issuing
 */
export async function issueNext(
  part: PeriodicPart<IssuingCursor>,
  batch = BATCH,
): Promise<IssuingCursor | null> {
  const { services, tx, from } = part
  const { certificateId, after } = from ?? { certificateId: '', after: null }
  const programs = (await loadPrograms(tx)).toSorted((a, b) => (a.certificateId < b.certificateId ? -1 : 1))
  const program = programs.find((each) => each.certificateId === certificateId)
  const last =
    certificateId === ''
      ? await addBadgeCredentials(tx, services.config.brand.name, after)
      : program && (await issueBatch(part, program, after, batch))
  if (last) return { certificateId, after: last }
  const following = programs.find((each) => each.certificateId > certificateId)
  return following ? { certificateId: following.certificateId, after: null } : null
}

/** Issues one certificate to the next members who have earned it. Returns the last candidate; null if there are no more. */
async function issueBatch(
  { services, tx, at }: PeriodicPart<IssuingCursor>,
  program: StoredProgram,
  after: string | null,
  limit: number,
): Promise<string | null> {
  const { certificateId } = program
  const needed = badgesNeeded({ ...program, numRequiredCourses: countRequired(program) })
  const moment = new Date(at)
  const candidates = await listCandidates(tx, { program, needed, at: moment, after, limit })
  const earned = candidates.filter((candidate) => hasEveryBadge(program, badgesOf(candidate)))
  const { drawable = [], others = [] } = Object.groupBy(earned, ({ recipientName }) =>
    canDraw(recipientName) ? 'drawable' : 'others',
  )
  const certificate = { certificateId, kind: 'CERTIFICATE' as const, issuedAt: moment }
  const issued = await insertCredentials(
    tx,
    drawable.map((candidate) => ({
      ...certificate,
      userId: candidate.userId,
      statement: { ...statementOf(program, candidate), issuerName: services.config.brand.name },
    })),
  )
  await release(tx, certificateId, idsOf(issued))
  const withheld = await withhold(tx, certificateId, idsOf(others), moment)
  await services.outbox.queue(
    tx,
    ...issued.map(issuedMail),
    ...withheld.map((userId) => withheldMail(userId, certificateId)),
  )
  return candidates.length < limit ? null : (candidates.at(-1)?.userId ?? null)
}

const idsOf = (members: readonly { userId: string }[]) => members.map(({ userId }) => userId)

const badgesOf = ({ badges }: Candidate) => new Map(badges.map((badge) => [badge.courseId, badge]))

function statementOf(program: StoredProgram, candidate: Candidate) {
  const { title, description, slug, badgeImageUrl } = program
  return {
    recipientName: candidate.recipientName,
    title,
    description,
    courseTitles: countedCourses(program, badgesOf(candidate)).map((course) => course.title),
    slug,
    // The address of the seal names the stack whose colors it has; no column does.
    stack: URL.parse(badgeImageUrl, 'https://school.example')?.searchParams.get('stack') ?? null,
  }
}

const issuedMail = ({ credentialId, userId }: { credentialId: string; userId: string }): QueuedMail => ({
  mail: { kind: 'certificate-issued', userId, credentialId },
  dedupeKey: credentialId,
})

const withheldMail = (userId: string, certificateId: string): QueuedMail => ({
  mail: { kind: 'certificate-withheld', userId, certificateId },
  dedupeKey: `${userId} ${certificateId}`,
})
