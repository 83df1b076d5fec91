import { expect, test } from 'vitest'
import { lastPhotoNight } from './photo-lifetimes.ts'

test('Photos are deleted once in every night, at half past four in UTC', () => {
  const at = Date.parse('2026-03-03T04:30:00Z')
  expect(lastPhotoNight(at)).toEqual({ day: '2026-03-03', at })
  expect(lastPhotoNight(at + 1).day).toBe('2026-03-03')
  expect(lastPhotoNight(at - 1).day).toBe('2026-03-02')
})
