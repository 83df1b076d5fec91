import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { usePlayed } from './use-played.ts'

const open = () =>
  renderHook(usePlayed, { initialProps: { videoContentId: 'lesson-1', duration: 84.5 } }).result

test('A video has ended although its last position is reported right after the end', () => {
  const result = open()
  act(() => {
    result.current.end()
    result.current.reach(84.5)
  })
  expect(result.current.played).toMatchObject({ hasEnded: true, seconds: 84 })
})

test('A video that has ended plays on when its member seeks back', () => {
  const result = open()
  act(() => result.current.end())
  act(() => result.current.reach(30))
  expect(result.current.played).toMatchObject({ hasEnded: false, seconds: 30 })
})
