import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fieldProblem } from '@section/domain/profiles/editing/edited-profile.ts'
import type { ChangedField } from './field-outbox.ts'
import { SAVE_PAUSE_MS, TypedFields } from './typed-fields.ts'

beforeEach(() => void vi.useFakeTimers({ now: 1000 }))
afterEach(() => void vi.useRealTimers())

/** Opens fields over an outbox that keeps what is put. */
function openFields() {
  const kept = new Map<string, ChangedField>()
  let tell = () => {}
  const put = vi.fn((key: string, changed: ChangedField) => void kept.set(key, changed))
  const typed = new TypedFields(
    {
      put,
      pending: (key) => kept.get(key),
      subscribe: (listener) => {
        tell = listener
        return () => true
      },
    },
    fieldProblem,
  )
  const sent = () => put.mock.calls.map(([key, { value }]) => [key, value])
  const putElsewhere = (key: string, changed: ChangedField) => {
    kept.set(key, changed)
    tell()
  }
  return { typed, put, sent, putElsewhere }
}

test('A field is put three seconds after its last change, with the time of the change', () => {
  const { typed, put } = openFields()
  typed.focus('about')
  typed.change('about', 'I')
  vi.advanceTimersByTime(2000)
  typed.change('about', 'I sail')
  vi.advanceTimersByTime(SAVE_PAUSE_MS - 1)
  expect(put).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(put.mock.calls).toEqual([['about', { value: 'I sail', at: 3000 }]])
})

test('A field is put once when it loses the focus', () => {
  const { typed, sent } = openFields()
  typed.focus('about')
  typed.change('about', 'I sail')
  typed.blur('about')
  vi.advanceTimersByTime(10_000)
  expect(sent()).toEqual([['about', 'I sail']])
  expect(typed.get('about')).toBeUndefined()
})

test('A field that was only looked at is not put', () => {
  const { typed, put } = openFields()
  typed.focus('about')
  typed.blur('about')
  expect(put).not.toHaveBeenCalled()
})

test('A text stays as it was typed while it has the focus, although the server cleans it', () => {
  const { typed } = openFields()
  typed.focus('about')
  typed.change('about', 'I sail ')
  vi.advanceTimersByTime(SAVE_PAUSE_MS)
  typed.saved('about', 'I sail')
  expect(typed.get('about')?.value).toBe('I sail ')
  typed.blur('about')
  expect(typed.get('about')).toBeUndefined()
})

test('A text that the server did not store gives way to what it has', () => {
  const { typed } = openFields()
  typed.focus('about')
  typed.change('about', 'I sail')
  vi.advanceTimersByTime(SAVE_PAUSE_MS)
  typed.saved('about', 'Of another device')
  expect(typed.get('about')).toBeUndefined()
})

test('What is typed while an answer is on its way is kept', () => {
  const { typed, sent } = openFields()
  typed.focus('about')
  typed.change('about', 'one')
  vi.advanceTimersByTime(SAVE_PAUSE_MS)
  typed.change('about', 'two')
  typed.saved('about', 'one')
  expect(typed.get('about')?.value).toBe('two')
  typed.blur('about')
  expect(sent()).toEqual([
    ['about', 'one'],
    ['about', 'two'],
  ])
})

test('What cannot be saved is kept with its message, while other fields are saved', () => {
  const { typed, sent } = openFields()
  typed.change('firstName', '')
  typed.change('lastName', 'Okafor')
  typed.settleAll()
  expect(typed.get('firstName')).toMatchObject({ value: '', problem: { message: 'Required' } })
  expect(sent()).toEqual([['lastName', 'Okafor']])
  expect([typed.isTyping, typed.hasProblem]).toEqual([false, true])
})

test('A refused value comes back with the message and is not put again until it changes', () => {
  const { typed, sent } = openFields()
  typed.refuse('about', { value: 'bad', at: 500 }, 'From the server.')
  typed.blur('about')
  expect(typed.get('about')).toMatchObject({ value: 'bad', problem: { message: 'From the server.' } })
  typed.change('about', 'good')
  expect(typed.get('about')?.problem).toBeNull()
  typed.settleAll()
  expect(sent()).toEqual([['about', 'good']])
})

test('A refusal does not replace what was typed since', () => {
  const { typed } = openFields()
  typed.change('about', 'newer')
  typed.refuse('about', { value: 'bad', at: 500 }, 'From the server.')
  expect(typed.get('about')).toMatchObject({ value: 'newer', problem: null })
})

test('A field gives way to what is typed into it later in another tab', () => {
  const { typed, put, putElsewhere } = openFields()
  typed.change('about', 'older')
  putElsewhere('about', { value: 'newer', at: 2000 })
  expect(typed.get('about')).toBeUndefined()
  vi.advanceTimersByTime(10_000)
  expect(put).not.toHaveBeenCalled()
})

test('What cannot be saved is restored by the next page, and nothing else', () => {
  const { typed } = openFields()
  typed.change('location', { country: '', region: 'Bavaria', city: '' })
  typed.change('about', 'fine')
  typed.settleAll()
  const next = openFields()
  next.typed.restore(typed.unsaved())
  expect(next.typed.get('location')).toMatchObject({ problem: { message: 'Required', part: 'country' } })
  expect(next.typed.get('about')).toBeUndefined()
})

test('What is begun in a field counts as typing until it is part of the value or the fields are cleared', () => {
  const { typed, put } = openFields()
  typed.begin('languages', true)
  vi.advanceTimersByTime(10_000)
  expect([typed.isTyping, put.mock.calls]).toEqual([true, []])
  typed.begin('languages', false)
  expect(typed.isTyping).toBe(false)
  typed.begin('languages', true)
  typed.clear()
  expect(typed.isTyping).toBe(false)
})

test('Fields that are cleared put nothing later', () => {
  const { typed, put } = openFields()
  typed.change('about', 'I sail')
  typed.clear()
  vi.advanceTimersByTime(10_000)
  expect(put).not.toHaveBeenCalled()
})
