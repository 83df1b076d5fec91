import { z } from 'zod'
import { Line, PublishStatus, Slug, STACKS, Text } from '../../../server/content/content-format.ts'

/** A course that a certificate asks for; written as its slug alone when nothing about it is special. */
const ProgramCourse = z.strictObject({
  course: Slug,
  /** False: one of the electives. */
  required: z.boolean().default(true),
  /** Only a live session counts. */
  liveOnly: z.boolean().default(false),
})

const Group = z.strictObject({
  slug: Slug,
  title: Line,
  description: Text.optional(),
  capstone: z.boolean().default(false),
  publishStatus: PublishStatus,
  courses: z
    .array(z.union([Slug.transform((course) => ProgramCourse.parse({ course })), ProgramCourse]))
    .min(1, 'expected at least one course'),
})

/** `certificates/<slug>.yaml`. */
export const CertificateFile = z.strictObject({
  title: Line,
  description: Text,
  type: z.enum(['OPEN', 'CRASH_COURSE']).default('OPEN'),
  /** Whose colors the seal has; absent: the school's own. */
  stack: z.enum(STACKS).optional(),
  primaryColor: z
    .string()
    .regex(/^#[0-9A-Fa-f]{6}$/, 'expected a color such as #2B3FF2')
    .optional(),
  /** How many electives it takes besides the required courses. */
  electives: z.int().min(0).default(0),
  sortOrder: z.int().default(100),
  publishStatus: PublishStatus,
  meta: z
    .strictObject({
      bannerDescription: Text.optional(),
      registrationPrompt: Text.optional(),
      postRegistrationPrompt: Text.optional(),
    })
    .prefault({}),
  groups: z.array(Group).min(1, 'expected at least one group of courses'),
})
export type CertificateContent = z.infer<typeof CertificateFile> & { slug: string }
