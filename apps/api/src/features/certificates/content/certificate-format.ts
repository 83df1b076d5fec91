import { z } from 'zod'
import { Line, PublishStatus, Slug, Stack, Text } from '../../../server/content/content-format.ts'
import { Markdown } from '../../../server/content/rich-text-format.ts'

/** Further values of a group, or of a course in it: `note` is a line for members. */
const Meta = z.strictObject({ note: Line.optional() }).prefault({})

/** A course of a certificate; a plain slug means the defaults. */
const ProgramCourse = z.strictObject({
  course: Slug,
  /** False for an elective. */
  required: z.boolean().default(true),
  /** True if only a live session counts. */
  liveOnly: z.boolean().default(false),
  publishStatus: PublishStatus,
  meta: Meta,
})

const Group = z.strictObject({
  slug: Slug,
  title: Line,
  description: Text.optional(),
  capstone: z.boolean().default(false),
  publishStatus: PublishStatus,
  meta: Meta,
  courses: z
    .array(z.union([Slug.transform((course) => ProgramCourse.parse({ course })), ProgramCourse]))
    .min(1, 'expected at least one course'),
})

/** `certificates/<slug>.yaml`. */
export const CertificateFile = z.strictObject({
  title: Line,
  description: Text,
  type: z.enum(['OPEN', 'CRASH_COURSE']).default('OPEN'),
  /** The stack whose colors seal and cover have; absent for the school's own. */
  stack: Stack.optional(),
  primaryColor: z
    .string()
    .regex(/^#[0-9A-Fa-f]{6}$/, 'expected a color such as #2B3FF2')
    .optional(),
  /** The number of electives besides the required courses. */
  electives: z.int().min(0).default(0),
  sortOrder: z.int().default(100),
  publishStatus: PublishStatus,
  meta: z
    .strictObject({
      bannerDescription: Text.optional(),
      registrationPrompt: Text.optional(),
      postRegistrationPrompt: Markdown.optional(),
    })
    .prefault({}),
  groups: z.array(Group).min(1, 'expected at least one group of courses'),
})
export type CertificateContent = z.infer<typeof CertificateFile> & { slug: string }
