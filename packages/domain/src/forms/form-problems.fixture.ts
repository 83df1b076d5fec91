import type { FormSchema } from './text-field.ts'

/** Returns the first problem of each invalid field by the field's path, as a form shows it. */
export function problemsOf<Values>(schema: FormSchema<Values>, values: Values): Record<string, string> {
  const problems: Record<string, string> = {}
  for (const { path, message } of schema.safeParse(values).error?.issues ?? [])
    problems[path.join('.')] ??= message
  return problems
}
