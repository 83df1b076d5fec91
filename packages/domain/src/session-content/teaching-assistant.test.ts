import { expect, test } from 'vitest'
import { assistantOf } from './teaching-assistant.ts'

const userIds = Array.from(
  { length: 600 },
  (_, n) => `5d1f6a3c-0000-4000-8000-${n.toString(16).padStart(12, '0')}`,
)

test('A member has the same teaching assistant each time, and none in a session without assistants', () => {
  expect(assistantOf(userIds[7] ?? '', ['Ana', 'Ben'])).toBe(assistantOf(userIds[7] ?? '', ['Ana', 'Ben']))
  expect(assistantOf(userIds[7] ?? '', [])).toBeNull()
})

test('The members of a session are spread evenly over its teaching assistants', () => {
  const assistants = ['Ana', 'Ben', 'Cleo']
  const counts = assistants.map((name) => userIds.filter((id) => assistantOf(id, assistants) === name).length)
  for (const count of counts) expect(count).toBeGreaterThan(userIds.length / assistants.length / 2)
})
