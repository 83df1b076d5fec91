import type { FeatureContent } from '../../../server/content/feature-content.ts'
import { type AttendanceContent, AttendanceFile, checkAttendance } from './attendance.ts'
import { writeAttendance, writeOwnEnrollments, writeSeats } from './enrollment-content-store.ts'
import { mailSessionChanges } from './session-changes.ts'
import { listEnrolledSessions } from './session-changes-store.ts'

declare module '../../../server/content/school.ts' {
  interface School {
    attendance: AttendanceContent
  }
}

/** `attendance.yaml`, and mails about sessions that a load cancels or reschedules. */
export const enrollmentContent = {
  async read(files) {
    const file = await files.read('attendance.yaml', AttendanceFile, { optional: true })
    return { attendance: file?.attendance ?? {} }
  },
  check: checkAttendance,
  async watch(tx, load) {
    const before = await listEnrolledSessions(tx)
    return () => mailSessionChanges(tx, before, load)
  },
  writeOffer: writeSeats,
  async writePeople(tx, school, context, { sessions, people }) {
    await writeAttendance(tx, school, context, sessions)
    await writeOwnEnrollments(tx, people, context)
  },
} satisfies FeatureContent
