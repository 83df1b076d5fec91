import * as z from 'zod/mini'

/** What a member shows of themselves. docs/product/profiles.md#visibility */
export const visibilityForm = z.object({
  directory: z.boolean(),
  location: z.boolean(),
  languages: z.boolean(),
  links: z.boolean(),
  courses: z.boolean(),
  events: z.boolean(),
})

export type VisibilityValues = z.infer<typeof visibilityForm>
