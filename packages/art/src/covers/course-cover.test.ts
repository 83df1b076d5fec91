import { describe, expect, it } from 'vitest'
import { COVER_FAMILIES, familyOfSubject } from './cover-families.ts'
import { arches } from '../cover-families/arches.ts'
import { bars } from '../cover-families/bars.ts'
import { spiral } from '../cover-families/spiral.ts'
import { weave } from '../cover-families/weave.ts'
import { COURSE_LEVELS, courseCover, type CourseLevel } from './course-cover.ts'
import { STACK_KEYS, stackTones } from '../colors/stack-palette.ts'
import { inspectSvg } from '../svg-inspection.fixture.ts'

const slugs = Array.from({ length: 500 }, (_, at) => `course-${at}-${(at * 7919).toString(36)}`)

describe('courseCover', () => {
  it('is under 4 kB and well-formed for every slug, stack and level', () => {
    for (const slug of slugs) {
      for (const stack of STACK_KEYS) {
        for (const level of COURSE_LEVELS) {
          const svg = courseCover({ slug, stack, level })
          expect(new TextEncoder().encode(svg).length).toBeLessThan(4000)
          inspectSvg(svg)
        }
      }
    }
  })

  it('is the same for the same slug, and different for another', () => {
    const draw = () => slugs.map((slug) => courseCover({ slug, stack: 'ai', level: 'Intermediate' }))
    expect(draw()).toEqual(draw())
    expect(new Set(draw()).size).toBeGreaterThan(slugs.length * 0.98)
  })

  it('has the same composition in the tones of another stack', () => {
    const ai = courseCover({ slug: 'pricing', stack: 'ai', level: 'Beginner' })
    const product = courseCover({ slug: 'pricing', stack: 'product', level: 'Beginner' })
    expect(product).not.toBe(ai)
    expect(shapes(product)).toBe(shapes(ai))
    expect(ai).toContain(stackTones('ai').base)
  })

  it('suits the words of the slug', () => {
    expect(familyOfSubject('finance-for-decision-makers')).toBe(bars)
    expect(familyOfSubject('growth-loops')).toBe(spiral)
    expect(familyOfSubject('strategy-capstone')).toBe(arches)
    expect(familyOfSubject('ai-policy-and-risk')).toBe(weave)
    expect(familyOfSubject('course-7')).toBeUndefined()
  })

  it('draws more for a higher level', () => {
    expect(totalLength('Intermediate')).toBeGreaterThan(totalLength('Beginner'))
    expect(totalLength('Advanced')).toBeGreaterThan(totalLength('Intermediate'))
  })

  it('spreads thirty courses over many compositions', () => {
    const kinds = new Set(
      slugs.slice(0, 30).map((slug) => elementsOf(courseCover({ slug, stack: 'ai', level: 'Beginner' }))),
    )
    expect(COVER_FAMILIES.length).toBeGreaterThanOrEqual(10)
    expect(kinds.size).toBeGreaterThanOrEqual(10)
  })

  it('keeps the drawing of a published slug', () => {
    expect(courseCover({ slug: 'negotiation', stack: 'business-core', level: 'Beginner' })).toMatchSnapshot()
  })
})

function shapes(svg: string): string {
  return svg.replaceAll(/#[0-9A-F]{6}/g, '')
}

function totalLength(level: CourseLevel): number {
  return slugs.reduce((sum, slug) => sum + courseCover({ slug, stack: 'ai', level }).length, 0)
}

/** Returns the drawing without its numbers and colors, which is the sequence of its kinds of shapes. */
function elementsOf(svg: string): string {
  return svg.replaceAll(/[#0-9A-F.-]+/g, '')
}
