import { CertificateFile } from '../../features/certificates/content/certificate-format.ts'
import { checkReferences } from './check-references.ts'
import { ContentError } from '../../server/content/content-error.ts'
import { FacultyFile, LecturesFile, SchoolSettings } from '../../server/content/content-format.ts'
import { CourseFile } from '../../features/catalogue/content/course-format.ts'
import { InvitationsFile } from '../../features/invitations/content/invitations-format.ts'
import {
  AccountsFile,
  AttendanceFile,
  CustomersFile,
  MembersFile,
} from '../../features/members/content/people-format.ts'
import { RealmsFile } from '../../features/identity/content/realms-format.ts'
import type { School } from './school.ts'
import { YamlFolder } from '../../server/content/yaml-file.ts'

/** Reads and checks all content files of a folder. Errors: `ContentError` with every problem of every file. */
export async function readSchool(folder: string): Promise<School> {
  const files = new YamlFolder(folder)
  const optional = { optional: true }
  const settings = await files.read('school.yaml', SchoolSettings)
  const [
    lectures,
    faculty,
    courses,
    certificates,
    customers,
    members,
    demo,
    attendance,
    invitations,
    realms,
  ] = await Promise.all([
    settings && files.read(settings.lectures, LecturesFile),
    files.readAll('faculty', FacultyFile),
    files.readAll('courses', CourseFile),
    files.readAll('certificates', CertificateFile),
    files.read('customers.yaml', CustomersFile, optional),
    files.readAll('members', MembersFile),
    files.read('accounts.yaml', AccountsFile, optional),
    files.read('attendance.yaml', AttendanceFile, optional),
    files.read('invitations.yaml', InvitationsFile, optional),
    files.read('realms.yaml', RealmsFile, optional),
  ])
  if (files.problems.length > 0 || !settings) throw new ContentError(files.problems)
  const school: School = {
    settings,
    lectures: lectures?.lectures ?? [],
    faculty: faculty.map(({ slug, content }) => ({ slug, ...content })),
    courses: courses.map(({ slug, content }) => ({ slug, ...content })),
    certificates: certificates.map(({ slug, content }) => ({ slug, ...content })),
    customers: customers?.customers ?? [],
    invitations: invitations?.invitations ?? [],
    realms: realms ?? { realms: [], lmsProviders: [], emulators: [] },
    members,
    demo: demo ?? null,
    attendance: attendance?.attendance ?? {},
  }
  const problems = checkReferences(school)
  if (problems.length > 0) throw new ContentError(problems)
  return school
}
