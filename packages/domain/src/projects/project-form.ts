import * as z from 'zod/mini'
import { type FormSchema, textField } from '../forms/text-field.ts'

/** The maximum length of a project, in characters. */
export const MAX_PROJECT_LENGTH = 5000

export interface ProjectValues {
  content: string
}

/** The form with which a member hands in a project: a link or a text. */
export const projectForm: FormSchema<ProjectValues> = z.object({
  content: textField({ max: MAX_PROJECT_LENGTH, missing: 'Please enter a link or a text.' }),
})

/** Returns 'LINK' for an https address and nothing else, and 'TEXT' for everything else that was handed in. */
export function projectKindOf(content: string): 'LINK' | 'TEXT' {
  const url = /\s/.test(content) ? null : URL.parse(content)
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? 'LINK' : 'TEXT'
}
