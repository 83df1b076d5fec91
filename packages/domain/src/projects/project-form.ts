import * as z from 'zod/mini'
import { type FormSchema, textField } from '../forms/text-field.ts'

/** The length of a project at most, in characters. Decisions, section 5. */
export const MAX_PROJECT_LENGTH = 5000

export interface ProjectValues {
  content: string
}

/** The form with which a member hands in a project: a link or a text. Decisions, section 5. */
export const projectForm: FormSchema<ProjectValues> = z.object({
  content: textField({ max: MAX_PROJECT_LENGTH, missing: 'Please enter a link or a text.' }),
})

/** Returns whether what was handed in is a link, an https address and nothing else, or a text. */
export function projectKind(content: string): 'LINK' | 'TEXT' {
  const url = /\s/.test(content) ? null : URL.parse(content)
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? 'LINK' : 'TEXT'
}
