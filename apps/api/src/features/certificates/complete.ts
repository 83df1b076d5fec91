import type {
  CertificateCompletionResult,
  MutationAddCertificateCompletionArgs,
  MutationRemoveCertificateCompletionArgs,
} from '@section/contract/generated/schema-types.ts'
import { checkClaimAccess } from '@section/domain/certificates/certificate-access.ts'
import type { UseCaseContext } from '../../server/graphql/operation.ts'
import { refusedResult } from '../../server/graphql/refused-result.ts'
import { isCompletedBy } from './certificate-result.ts'
import { findVisible } from './list-certificates.ts'
import { findMemberCertificates, insertRegistration, NOTHING_STORED } from './member-certificates-store.ts'
import type { StoredProgram } from './programs-store.ts'

type Context = UseCaseContext<'certificatePrograms' | 'database'>

const refused = refusedResult<CertificateCompletionResult>({ certificateId: null, isCompleted: null })

/** The result for a completion of a certificate that does not exist, or that the viewer may not see. */
export const NO_SUCH_COMPLETION = refused('NOT_FOUND')

/**
 * Claims a certificate of which every needed badge is earned, and registers the viewer for an open one, so that the next
 * issuing day issues it. The viewer asserts nothing: the badges decide, and a refused claim writes nothing. Errors:
 * NOT_FOUND, NOT_ENTITLED, NOT_COMPLETED, TRIAL_ENDED, ACCOUNT_ENDED. docs/product/certificates.md#claims
 */
export async function addCompletion(
  context: Context,
  { certificateId }: MutationAddCertificateCompletionArgs,
): Promise<CertificateCompletionResult> {
  const { services, viewer, now } = context
  const program = await services.certificatePrograms.find(certificateId)
  if (!program) return NO_SUCH_COMPLETION
  const refusal = checkClaimAccess(viewer, program, now)
  if (refusal) return refused(refusal)
  if (!(await isCompleted(context, program))) return refused('NOT_COMPLETED')
  const { certificateId: id, type } = program
  if (type === 'OPEN') {
    const registration = { userId: viewer.userId, certificateId: id, registeredAt: new Date(now) }
    await insertRegistration(services.database.db, registration)
  }
  return { certificateId: id, isCompleted: true, error: null }
}

/**
 * Refuses to take back a completed certificate, because badges stay; of another there is nothing to take back. Nothing
 * is written. Errors: NOT_FOUND, COMPLETION_STANDS. docs/product/certificates.md#claims
 */
export async function removeCompletion(
  context: Context,
  { certificateId }: MutationRemoveCertificateCompletionArgs,
): Promise<CertificateCompletionResult> {
  const program = await findVisible(context, certificateId)
  if (!program) return NO_SUCH_COMPLETION
  if (await isCompleted(context, program)) return refused('COMPLETION_STANDS')
  return { certificateId: program.certificateId, isCompleted: false, error: null }
}

async function isCompleted({ services, viewer }: Context, program: StoredProgram): Promise<boolean> {
  const stored = await findMemberCertificates(services.database.db, viewer.userId)
  return isCompletedBy(program, stored.get(program.certificateId) ?? NOTHING_STORED, viewer)
}
