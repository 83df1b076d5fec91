import { globSync } from 'node:fs'
import type { MailKind } from '../server/mail/mail.ts'
import type { MailTemplate } from '../server/mail/mail-template.ts'

type Templates = Record<MailKind, MailTemplate>

const features = new URL('../features/', import.meta.url)
const examples = await Promise.all(
  globSync('**/mails/mail-examples.fixture.ts', { cwd: features })
    .toSorted()
    .map(
      (file) =>
        import(new URL(file, features).href) as Promise<{ mailExamples: (value: string) => Templates }>,
    ),
)

/** Returns the template of every kind of mail, with `value` in place of all texts of people and of the content. */
export const everyTemplate = (value: string): Templates =>
  Object.assign({}, ...examples.map(({ mailExamples }) => mailExamples(value)))
