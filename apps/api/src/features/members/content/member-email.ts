import type { MembersContent } from './people-format.ts'
import type { School } from '../../../app/content/school.ts'

/** The address of a member of a file: their own, or made of their name under the file's domain. */
export function emailOf(
  person: Pick<MembersContent['members'][number], 'email' | 'name'>,
  file: Pick<MembersContent, 'emailDomain'>,
): string {
  if (person.email) return person.email
  const plain = person.name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const letters = plain.replaceAll('ø', 'o').replaceAll('ł', 'l').replaceAll('ß', 'ss').replaceAll('ı', 'i')
  const words = letters.split(/[^a-z0-9-]+/).filter(Boolean)
  return `${words.join('.')}@${file.emailDomain}`
}

/** Addresses of the people who fill the seats that attendance.yaml counts: consumers with a full membership. */
export function directoryOf({ members, customers }: School): string[] {
  const consumers = new Set(customers.filter(({ type }) => type === 'CONSUMER').map(({ slug }) => slug))
  return members
    .filter(({ content }) => consumers.has(content.customer))
    .flatMap(({ content }) =>
      content.members
        .filter((person) => (person.status ?? content.status) === 'MEMBER')
        .map((person) => emailOf(person, content)),
    )
}
