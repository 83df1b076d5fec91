import type {
  Certificate,
  EntitledCertificate,
  QueryGetCertificateArgs,
  QueryGetCrashCourseCertificateArgs,
  QueryGetEntitledCertificatesArgs,
} from '@section/contract/generated/schema-types.ts'
import { canSeeCertificate } from '@section/domain/certificates/certificate-access.ts'
import type { ReadingContext, UseCaseContext } from '../../server/graphql/operation.ts'
import { certificateResult, entitledCourseIds } from './certificate-result.ts'
import { findMemberCertificates, NOTHING_STORED } from './member-certificates-store.ts'
import type { StoredProgram } from './programs-store.ts'

// This file is the public interface of certificates.

type Context = ReadingContext<'catalog' | 'certificatePrograms'>

/** Returns the open certificates that the viewer can see, each with their progress. */
export async function listCertificates(context: Context): Promise<Certificate[]> {
  const visible = await visiblePrograms(context)
  return resultsOf(
    context,
    visible.filter(({ type }) => type === 'OPEN'),
  )
}

/** Returns one certificate that the viewer can see, or null. */
export async function getCertificate(
  context: Context,
  { certificateId }: QueryGetCertificateArgs,
): Promise<Certificate | null> {
  const program = await findVisible(context, certificateId)
  return program ? resultOf(context, program) : null
}

/** Returns a certificate of a type, a crash course by default, of which the viewer may take a course; otherwise null. */
export async function getCrashCourseCertificate(
  context: Context,
  { certificateId, type }: QueryGetCrashCourseCertificateArgs,
): Promise<Certificate | null> {
  const program = await findVisible(context, certificateId)
  if (!program || program.type !== (type ?? 'CRASH_COURSE')) return null
  const { viewer, now } = context
  return entitledCourseIds(program, viewer, now).length > 0 ? resultOf(context, program) : null
}

/**
 * Returns the certificates of which the viewer may take a course, each with the ids of those courses: those of a type,
 * those that hold a course, or all.
 */
export async function getEntitledCertificates(
  context: UseCaseContext<'certificatePrograms'>,
  { type, courseId }: QueryGetEntitledCertificatesArgs,
): Promise<EntitledCertificate[]> {
  const { viewer, now } = context
  const course = courseId?.toLowerCase()
  return (await visiblePrograms(context))
    .filter((program) => type == null || program.type === type)
    .filter(({ courses }) => course === undefined || courses.some((each) => each.courseId === course))
    .map((program) => ({
      certificateId: program.certificateId,
      entitledCourseIds: entitledCourseIds(program, viewer, now),
    }))
    .filter((entitled) => entitled.entitledCourseIds.length > 0)
}

/** Returns the ids of the courses of a certificate; none for a certificate that the viewer cannot see. */
export async function listCertificateCourseIds(
  context: UseCaseContext<'certificatePrograms'>,
  certificateId: string,
): Promise<ReadonlySet<string>> {
  const program = await findVisible(context, certificateId)
  return new Set(program?.courses.map(({ courseId }) => courseId))
}

/** Returns a certificate that the viewer can see; undefined for every other id. */
export async function findVisible(
  { services, viewer }: UseCaseContext<'certificatePrograms'>,
  certificateId: string,
): Promise<StoredProgram | undefined> {
  const program = await services.certificatePrograms.find(certificateId)
  return program && canSeeCertificate(viewer, program) ? program : undefined
}

async function visiblePrograms({
  services,
  viewer,
}: UseCaseContext<'certificatePrograms'>): Promise<StoredProgram[]> {
  const programs = await services.certificatePrograms.all()
  return programs.filter((program) => canSeeCertificate(viewer, program))
}

async function resultOf(context: Context, program: StoredProgram): Promise<Certificate | null> {
  const [result] = await resultsOf(context, [program])
  return result ?? null
}

async function resultsOf(
  { services, reads, viewer, now }: Context,
  programs: readonly StoredProgram[],
): Promise<Certificate[]> {
  if (programs.length === 0) return []
  const [stored, { timeZone }] = await Promise.all([
    findMemberCertificates(reads, viewer.userId),
    services.catalog.current(),
  ])
  return programs.map((program) =>
    certificateResult(program, stored.get(program.certificateId) ?? NOTHING_STORED, {
      viewer,
      now,
      timeZone,
    }),
  )
}
