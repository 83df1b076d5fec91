import { expect, test } from 'vitest'
import { readInstantFields } from './instant-fields.ts'

const SDL = `scalar DateTime
  type Part { startAt: DateTime! title: String! }
  type Query { part: Part all: [Part!]! openings: [DateTime!]! }`

test('The fields that are instants are those of the type DateTime, also in lists', () => {
  expect(readInstantFields(SDL, ['{ part { startAt title } }'])).toEqual(['openings', 'startAt'])
})

test('A name that is an instant in one type and a text in another is refused', () => {
  expect(() => readInstantFields(`${SDL} type Day { startAt: String! }`, [])).toThrow('Day.startAt')
})

test.each(['{ part { begins: startAt } }', '{ part { startAt: title } }'])(
  'The operation %s is refused, because its alias hides what is an instant',
  (operation) => {
    expect(() => readInstantFields(SDL, [operation])).toThrow('alias')
  },
)
