import { z } from 'zod'
import { Reference } from '../../../server/content/content-format.ts'

/** `attendance.yaml`: the number of directory members in each session. */
export const AttendanceFile = z.strictObject({
  attendance: z.record(
    Reference,
    z.strictObject({
      enrolled: z.int().min(0).default(0),
      waitlisted: z.int().min(0).default(0),
      completed: z.int().min(0).default(0),
    }),
  ),
})
export type AttendanceContent = z.infer<typeof AttendanceFile>['attendance']
