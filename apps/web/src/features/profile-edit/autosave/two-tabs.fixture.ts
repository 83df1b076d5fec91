import { type EditedField, fieldProblem } from '@section/domain/profiles/editing/edited-profile.ts'
import { ServerUnavailable, Unreachable } from '../../../lib/graphql/send.ts'
import type { TestBrowser } from '../../../lib/outbox/test-browser.fixture.ts'
import { type ChangedField, fieldKind } from './field-outbox.ts'
import { saveStatus } from './save-status.ts'
import { TypedFields } from './typed-fields.ts'

/** The fields that the tests edit; both hold texts. */
export const EDITED = ['about', 'growthTip'] as const
export type Edited = (typeof EDITED)[number]

export type Network = 'up' | 'request lost' | 'answer lost' | 'server fails'

const travel = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Starts a server that keeps of each field the value that was changed last, whatever the order in which values arrive. */
export function startServer(travelMs: readonly number[]) {
  const stored = new Map<EditedField, { value: string; changedAt: number }>()
  /** All values that the server has ever held. */
  const held = new Map<EditedField, Set<string>>(EDITED.map((field) => [field, new Set([''])]))
  let requests = 0
  const server = {
    network: 'up' as Network,
    valueOf: (field: Edited) => stored.get(field)?.value ?? '',
    hasHeld: (field: Edited, value: string) => held.get(field)?.has(value) ?? false,
    async save(field: EditedField, value: string, changedAt: number): Promise<string> {
      const { network } = server
      const ms = () => travelMs[requests++ % travelMs.length] ?? 0
      await travel(ms())
      if (network === 'request lost') throw new Unreachable(true)
      if (network === 'server fails') throw new ServerUnavailable(null)
      if (changedAt >= (stored.get(field)?.changedAt ?? 0)) {
        stored.set(field, { value, changedAt })
        held.get(field)?.add(value)
      }
      const answer = stored.get(field)?.value ?? ''
      await travel(ms())
      if (network === 'answer lost') throw new Unreachable(true)
      return answer
    },
  }
  return server
}

export type Server = ReturnType<typeof startServer>

/** What a test may break. */
export interface Broken {
  /** Reckons the time of a change from when it was put into the outbox. */
  readonly timesOfPut?: boolean
  /** Shows what the server answers in place of what is typed. */
  readonly answersOverTyping?: boolean
  /** Says "Saved" while something is typed. */
  readonly hastyStatus?: boolean
}

/** Opens a tab with the fields of a profile, which is loaded from the server at once. */
export function openEditor(browser: TestBrowser, server: Server, broken: Broken = {}) {
  const loaded = new Map<Edited, string>(EDITED.map((field) => [field, server.valueOf(field)]))
  const kind = fieldKind<string>({
    save: (field, value, msAgo) => server.save(field, value as string, Date.now() - msAgo),
    saved: (field, answer) => {
      loaded.set(field as Edited, answer)
      if (broken.answersOverTyping) typed.clear()
      else typed.saved(field, answer)
    },
    refused: () => undefined,
  })
  const { outbox, close, fire } = browser.open(kind)
  const put = (key: string, changed: ChangedField) =>
    outbox.put(key, broken.timesOfPut ? { ...changed, at: Date.now() } : changed)
  const typed = new TypedFields(
    { put, pending: (key) => outbox.pending(key), subscribe: outbox.subscribe },
    fieldProblem,
  )
  const drawn = (field: Edited): string =>
    typed.get(field)?.value ?? (outbox.pending(field)?.value as string | undefined) ?? loaded.get(field) ?? ''
  /** What was shown as saved without the server having it. */
  const lies: string[] = []
  /** What was shown before the server had what the member typed later in this tab. */
  const reverted: string[] = []
  const latest = new Map<Edited, number>()
  /** Types a number, which is higher than those that were typed before, in whatever tab. */
  const type = (field: Edited, value: string) => {
    latest.set(field, Number(value))
    typed.focus(field)
    typed.change(field, value)
  }
  const look = () => {
    const isSaved = saveStatus(outbox, broken.hastyStatus ? NOTHING_TYPED : typed) === 'saved'
    for (const field of EDITED) {
      const shown = drawn(field)
      if (isSaved && !server.hasHeld(field, shown)) lies.push(`${field} ${shown}`)
      if (!isSaved && Number(shown) < (latest.get(field) ?? 0)) reverted.push(`${field} ${shown}`)
    }
    if (isSaved) latest.clear()
  }
  outbox.subscribe(look)
  typed.subscribe(look)
  return { outbox, typed, type, drawn, lies, reverted, fire, close, status: () => saveStatus(outbox, typed) }
}

const NOTHING_TYPED = { isTyping: false, hasProblem: false }
