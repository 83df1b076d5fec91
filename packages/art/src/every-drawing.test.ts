import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { badgeMedal } from './medals/badge-medal.ts'
import { brandMonogram } from './brand-mark.ts'
import { certificateSeal } from './medals/certificate-seal.ts'
import { certificateCover, COURSE_LEVELS, courseCover } from './covers/course-cover.ts'
import { documentCover } from './covers/document-cover.ts'
import { customerLogo } from './customer-logo.ts'
import { defaultPortrait } from './default-portrait.ts'
import { EMPTY_STATE_DRAWINGS, emptyState } from './empty-state.ts'
import { eventHero } from './event-hero.ts'
import { lessonPicture } from './lesson-picture.ts'
import { portrait } from './portrait.ts'
import { STACK_KEYS } from './colors/stack-palette.ts'
import { inspectSvg } from './svg-inspection.fixture.ts'

const bySlug = {
  courseCover: (slug: string) => courseCover({ slug, stack: 'marketing', level: 'Advanced' }),
  certificateCover: (slug: string) => certificateCover({ slug, stack: null }),
  documentCover: (slug: string) => documentCover({ slug, stack: 'ai', kind: 'strategy-framework' }),
  badgeMedal: (slug: string) => badgeMedal({ slug, stack: 'leadership' }),
  certificateSeal: (slug: string) => certificateSeal({ slug, stack: 'ai' }),
  customerLogo: (slug: string) => customerLogo({ slug }),
  eventHero: (slug: string) => eventHero({ slug }),
  lessonPicture: (seed: string) => lessonPicture({ seed, stack: 'product' }),
  member: (seed: string) => portrait({ seed }),
  professor: (seed: string) => portrait({ seed, role: 'professor' }),
}
const emptyStates = (Object.keys(EMPTY_STATE_DRAWINGS) as (keyof typeof EMPTY_STATE_DRAWINGS)[]).map(
  emptyState,
)
const defaultPortraits = [0, 1, 2, 3].flatMap((index) => defaultPortrait(index) ?? [])
const fixed = [...emptyStates, ...defaultPortraits, brandMonogram()]
const ALLOWED = ['svg', 'g', 'path', 'rect', 'circle', 'ellipse', 'text']

describe.each(Object.entries(bySlug))('%s', (_, draw) => {
  it('is safe to inline, small and deterministic for any slug', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (slug) => {
        const svg = draw(slug)
        expectSafe(svg)
        expect(draw(slug)).toBe(svg)
      }),
      { numRuns: 300 },
    )
  })

  it('differs by slug', () => {
    const drawings = Array.from({ length: 200 }, (_empty, at) => draw(`slug-${at}`))
    expect(new Set(drawings).size).toBeGreaterThan(190)
  })
})

describe('All drawings', () => {
  it('are safe to inline without parameters', () => {
    for (const svg of fixed) expectSafe(svg)
    expect(new Set(emptyStates).size).toBe(emptyStates.length)
    expect(new Set(defaultPortraits).size).toBe(4)
  })

  it('accept all stacks and levels', () => {
    for (const stack of STACK_KEYS) {
      for (const level of COURSE_LEVELS) expectSafe(courseCover({ slug: 'any', stack, level }))
      for (const draw of [certificateSeal, certificateCover, badgeMedal])
        expectSafe(draw({ slug: 'any', stack }))
    }
  })
})

function expectSafe(svg: string): void {
  const { elements, attributes, values } = inspectSvg(svg)
  expect([...elements].filter((name) => !ALLOWED.includes(name))).toEqual([])
  expect([...attributes].filter((name) => /^(on|id$|class$|style$|href|xlink|role$)/.test(name))).toEqual([])
  const drawn = values.filter((value) => value !== 'http://www.w3.org/2000/svg').join(' ')
  expect(drawn).not.toMatch(/NaN|Infinity|undefined|e-\d|url\(/)
  expect(drawn.match(/\d\.\d{3,}/)).toBeNull()
  expect(new TextEncoder().encode(svg).length).toBeLessThan(4096)
}
