import { z } from 'zod'
import { Line, Looks, Slug, Text } from '../../../server/content/content-format.ts'

/** `faculty/<slug>.yaml`. */
export const FacultyFile = z.strictObject({
  name: Line,
  biography: Text,
  /** The seed of the portrait; defaults to the slug. */
  portrait: Slug.optional(),
  /** The looks of the portrait. */
  looks: Looks.optional(),
  sortOrder: z.int().default(0),
})
export type FacultyContent = z.infer<typeof FacultyFile> & { slug: string }
