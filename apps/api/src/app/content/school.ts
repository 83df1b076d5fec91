import type { CertificateContent } from '../../features/certificates/content/certificate-format.ts'
import type { FacultyContent, Lecture, SchoolSettings } from '../../server/content/content-format.ts'
import type { CourseContent } from '../../features/catalogue/content/course-format.ts'
import type { InvitationContent } from '../../features/invitations/content/invitations-format.ts'
import type {
  AccountContent,
  AttendanceContent,
  CustomerContent,
  MembersContent,
} from '../../features/members/content/people-format.ts'
import type { RealmsContent } from '../../features/identity/content/realms-format.ts'

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
