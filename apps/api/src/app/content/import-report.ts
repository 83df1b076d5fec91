import { MailOutbox } from '../../features/mail/outbox.ts'
import type { QueuedMail } from '../../server/mail/mail.ts'
import type { Db } from '@section/db/connection.ts'
import { CONTENT_KINDS, type ContentVersions } from './import-changes-store.ts'

/** The numbers of rows of one kind that a load added, changed and removed. */
interface Changes {
  added: number
  changed: number
  removed: number
}

/** The result of a load. */
export interface ImportReport {
  /** By the kind of content, in the order in which it is told. */
  changes: Record<string, Changes>
  /** The number of people who get a mail about it. */
  mailedPeople: number
}

/** Thrown when more people would get a mail than was agreed; nothing is loaded then. */
export class TooManyMails extends Error {
  override name = 'TooManyMails'
  readonly people: number

  constructor(people: number) {
    super(`${people} people would get a mail.`)
    this.people = people
  }
}

/** Returns what has changed between two states of the content. */
export function changesBetween(before: ContentVersions, after: ContentVersions): ImportReport['changes'] {
  const changes = CONTENT_KINDS.map((kind) => {
    const [old, now] = [
      before.get(kind) ?? new Map<string, string>(),
      after.get(kind) ?? new Map<string, string>(),
    ]
    const added = [...now.keys()].filter((id) => !old.has(id)).length
    const removed = [...old.keys()].filter((id) => !now.has(id)).length
    const changed = [...now].filter(([id, version]) => old.has(id) && old.get(id) !== version).length
    return [kind, { added, changed, removed }] as const
  })
  return Object.fromEntries(changes)
}

/** An outbox that knows whom its mails go to. */
export class CountedOutbox extends MailOutbox {
  readonly #people = new Set<string>()

  get people(): number {
    return this.#people.size
  }

  override async queue(tx: Db, ...mails: readonly QueuedMail[]): Promise<number> {
    for (const { mail } of mails) this.#people.add('to' in mail ? mail.to : mail.userId)
    return super.queue(tx, ...mails)
  }
}

/** Returns the lines that tell an operator what a load did. */
export function reportLines({ changes, mailedPeople }: ImportReport): string[] {
  const lines = Object.entries(changes).flatMap(([kind, counts]) => {
    const parts = Object.entries(counts).flatMap(([what, count]) => (count > 0 ? `${count} ${what}` : []))
    return parts.length > 0 ? `${kind}: ${parts.join(', ')}` : []
  })
  return [
    ...(lines.length > 0 ? lines : ['Nothing has changed.']),
    ...(mailedPeople > 0
      ? [`mails: to ${peopleText(mailedPeople)} about sessions or events that were moved or called off`]
      : []),
  ]
}

export const peopleText = (count: number): string => (count === 1 ? '1 person' : `${count} people`)
