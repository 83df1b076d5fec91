import { CertificateFile, type CertificateContent } from './certificate-format.ts'
import { checkReferences } from './check-references.ts'
import { ContentError } from './content-error.ts'
import {
  FacultyFile,
  type FacultyContent,
  type Lecture,
  LecturesFile,
  SchoolSettings,
} from './content-format.ts'
import { CourseFile, type CourseContent } from './course-format.ts'
import { type InvitationContent, InvitationsFile } from './invitations-format.ts'
import {
  type AccountContent,
  AccountsFile,
  AttendanceFile,
  type AttendanceContent,
  type CustomerContent,
  CustomersFile,
  type MembersContent,
  MembersFile,
} from './people-format.ts'
import { type RealmsContent, RealmsFile } from './realms-format.ts'
import { YamlFolder } from './yaml-file.ts'

/** Everything that the content files of a school say. */
export interface School {
  settings: SchoolSettings
  lectures: Lecture[]
  faculty: FacultyContent[]
  courses: CourseContent[]
  certificates: CertificateContent[]
  customers: CustomerContent[]
  invitations: InvitationContent[]
  realms: RealmsContent
  /** Files of people, by file name. */
  members: { slug: string; content: MembersContent }[]
  /** Accounts of a demo with the password that they share. */
  demo: { password: string; accounts: AccountContent[] } | null
  attendance: AttendanceContent
}

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
