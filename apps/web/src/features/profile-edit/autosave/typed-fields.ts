import {
  type EditedField,
  type EditedProfile,
  type FieldProblem,
  isStored,
} from '@section/domain/profiles/editing/edited-profile.ts'
import type { Outbox } from '../../../lib/outbox/outbox.ts'
import type { ChangedField } from './field-outbox.ts'

/** How long typing has to pause before a field is saved, in milliseconds. */
export const SAVE_PAUSE_MS = 3000

/** What was typed into a field. */
export interface TypedField<Field extends EditedField = EditedField> extends ChangedField<Field> {
  /** True once it is in the outbox. */
  readonly isPut: boolean
  readonly problem: FieldProblem | null
}

type FieldOutbox = Pick<Outbox<ChangedField>, 'put' | 'pending' | 'subscribe'>
type ProblemOf = <Field extends EditedField>(field: Field, typed: EditedProfile[Field]) => FieldProblem | null
type KeptFields = Readonly<Partial<Record<EditedField, TypedField>>>

/**
 * What is typed into the fields of a profile on this page, until it can be seen elsewhere: a field is put into the outbox 3 s
 * after its last change and when it loses the focus. While it has the focus its text stays as it was typed, although the
 * server cleans it; what cannot be saved stays with its message. docs/product/profiles.md#autosave
 */
export class TypedFields {
  readonly #outbox: FieldOutbox
  readonly #problemOf: ProblemOf
  readonly #fields = new Map<EditedField, TypedField>()
  readonly #timers = new Map<EditedField, ReturnType<typeof setTimeout>>()
  readonly #listeners = new Set<() => void>()
  readonly #begun = new Set<EditedField>()
  #focused: EditedField | null = null

  constructor(outbox: FieldOutbox, problemOf: ProblemOf) {
    this.#outbox = outbox
    this.#problemOf = problemOf
    outbox.subscribe(this.#giveWay)
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Returns what was typed into a field; undefined for nothing that is newer than what the outbox and the server have. */
  get<Field extends EditedField>(field: Field): TypedField<Field> | undefined {
    // `change` has put a value of this field under its name.
    return this.#fields.get(field) as TypedField<Field> | undefined
  }

  /** Returns whether something is typed that is still to be put into the outbox. */
  get isTyping(): boolean {
    return this.#begun.size > 0 || this.#some(({ isPut, problem }) => !isPut && !problem)
  }

  /** Returns whether a field holds something that cannot be saved. */
  get hasProblem(): boolean {
    return this.#some(({ problem }) => problem !== null)
  }

  change<Field extends EditedField>(field: Field, value: EditedProfile[Field]): void {
    // A message that is shown follows what is typed; a new one waits until the member pauses.
    const problem = this.#fields.get(field)?.problem ? this.#problemOf(field, value) : null
    this.#set(field, { value, at: Date.now(), isPut: false, problem })
    this.#stopTimer(field)
    this.#timers.set(
      field,
      setTimeout(() => this.settle(field), SAVE_PAUSE_MS),
    )
  }

  /** Hears whether something is begun in a field that is no part of its value before the field is left. */
  begin(field: EditedField, isBegun: boolean): void {
    if (isBegun) this.#begun.add(field)
    else this.#begun.delete(field)
    this.#notify()
  }

  focus(field: EditedField): void {
    this.#focused = field
  }

  blur(field: EditedField): void {
    this.#focused = null
    this.settle(field)
    this.#dropPut(field)
  }

  /** Puts what is typed into a field into the outbox, or says why it cannot be saved. */
  settle(field: EditedField): void {
    this.#stopTimer(field)
    const typed = this.#fields.get(field)
    if (!typed || typed.isPut) return
    const problem = this.#problemOf(field, typed.value)
    if (problem) return this.#set(field, { ...typed, problem })
    this.#outbox.put(field, { value: typed.value, at: typed.at })
    this.#set(field, { ...typed, isPut: true, problem: null })
    if (this.#focused !== field) this.#dropPut(field)
  }

  /** Puts everything that is typed into the outbox, as when the page is left. */
  readonly settleAll = (): void => {
    for (const field of this.#fields.keys()) this.settle(field)
  }

  /** Hears that the server has answered with what it stores of a field. */
  saved<Field extends EditedField>(field: Field, stored: EditedProfile[Field]): void {
    const typed = this.#fields.get(field) as TypedField<Field> | undefined
    if (typed?.isPut && !isStored(field, typed.value, stored)) this.#dropPut(field)
  }

  /** Hears that the server never takes a value, which comes back into its field with the message. */
  refuse(field: EditedField, { value, at }: ChangedField, message: string): void {
    const typed = this.#fields.get(field)
    if (typed && typed.at > at) return
    this.#set(field, { value, at, isPut: true, problem: { message } })
  }

  /** Returns what cannot be saved, so that another page can `restore` it. */
  unsaved(): KeptFields {
    return Object.fromEntries([...this.#fields].filter(([, { problem }]) => problem !== null))
  }

  restore(kept: KeptFields): void {
    for (const [field, typed] of Object.entries(kept)) this.#set(field as EditedField, typed)
  }

  clear(): void {
    for (const field of this.#fields.keys()) this.#stopTimer(field)
    this.#fields.clear()
    this.#begun.clear()
    this.#notify()
  }

  /** Leaves a field to what was typed into it later in another tab. */
  readonly #giveWay = (): void => {
    for (const [field, { at, problem }] of this.#fields) {
      const pending = this.#outbox.pending(field)
      if (!pending || pending.at <= at || problem) continue
      this.#stopTimer(field)
      this.#fields.delete(field)
      this.#notify()
    }
  }

  /** From the outbox on, the value is shown by what is pending there. */
  #dropPut(field: EditedField): void {
    const typed = this.#fields.get(field)
    if (!typed?.isPut || typed.problem) return
    this.#fields.delete(field)
    this.#notify()
  }

  #some(has: (typed: TypedField) => boolean): boolean {
    return [...this.#fields.values()].some(has)
  }

  #set(field: EditedField, typed: TypedField): void {
    this.#fields.set(field, typed)
    this.#notify()
  }

  #stopTimer(field: EditedField): void {
    clearTimeout(this.#timers.get(field))
    this.#timers.delete(field)
  }

  #notify(): void {
    for (const listener of this.#listeners) listener()
  }
}
