import { describe, expect, it } from 'vitest'
import type { Coverage } from './coverage.ts'
import { updateAt, fresh, run } from './progress-update.fixture.ts'
import { findSkipped } from './skipped.ts'

const skipped = (coverage: Coverage, completed = false) => findSkipped({ coverage, completed })

describe('The skipped part of a video', () => {
  it('after a jump to 90 % is the range from the start of the jump', () => {
    const { progress } = run(
      fresh(600),
      [10, updateAt(10, 10)],
      [11, updateAt(540, 10)],
      [21, updateAt(550, 20)],
    )
    expect(progress.completed).toBe(false)
    expect(findSkipped(progress)).toEqual({ from: 10, seconds: 530 })
  })

  it('includes all gaps and begins at the first', () => {
    expect(
      skipped([
        [10_000, 20_000],
        [50_000, 60_000],
      ]),
    ).toEqual({ from: 0, seconds: 40 })
    expect(
      skipped([
        [0, 20_000],
        [50_000, 60_000],
        [90_000, 91_000],
      ]),
    ).toEqual({ from: 20, seconds: 60 })
  })

  it('is null while a video is watched from its start', () => {
    expect(skipped([])).toBeNull()
    expect(skipped([[0, 20_000]])).toBeNull()
  })

  it('excludes short gaps between two stretches', () => {
    expect(
      skipped([
        [300, 20_000],
        [21_900, 60_000],
      ]),
    ).toBeNull()
    expect(
      skipped([
        [300, 20_000],
        [22_000, 60_000],
      ]),
    ).toEqual({ from: 20, seconds: 2 })
  })

  it('is null for a completed video', () => {
    expect(
      skipped(
        [
          [0, 20_000],
          [21_000, 23_000],
          [30_000, 300_000],
        ],
        true,
      ),
    ).toBeNull()
  })
})
