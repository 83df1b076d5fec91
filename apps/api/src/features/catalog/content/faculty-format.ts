import { z } from 'zod'
import { Line, Looks, Slug, Text } from '../../../server/content/content-format.ts'

/** `faculty/<slug>.yaml`. */
export const FacultyFile = z.strictObject({
  name: Line,
  biography: Text,
  /** What their portrait is drawn from; without it, the slug. */
  portrait: Slug.optional(),
  /** How their portrait looks. */
  looks: Looks.optional(),
  sortOrder: z.int().default(0),
})
export type FacultyContent = z.infer<typeof FacultyFile> & { slug: string }
