import { greetingName } from '@section/domain/mail/greeting-name.ts'

/** `, Nia`, or nothing where a name cannot be used. */
export function comma(firstName: string): string {
  const name = greetingName(firstName)
  return name === null ? '' : `, ${name}`
}

/** The beginning of a sentence. */
export function hello(firstName: string): string {
  const name = greetingName(firstName)
  return name === null ? 'Hello,' : `Hello ${name},`
}
