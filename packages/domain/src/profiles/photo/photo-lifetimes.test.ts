import { expect, test } from 'vitest'
import { lastPhotoRemoval } from './photo-lifetimes.ts'

test('The nightly removal of photos is due once a day, at half past four in UTC', () => {
  const at = Date.parse('2026-03-03T04:30:00Z')
  expect(lastPhotoRemoval(at)).toEqual({ day: '2026-03-03', at })
  expect(lastPhotoRemoval(at + 1).day).toBe('2026-03-03')
  expect(lastPhotoRemoval(at - 1).day).toBe('2026-03-02')
})
