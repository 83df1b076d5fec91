import { describe, expect, it } from 'vitest'
import { STACK_KEYS, stackTones } from '../colors/stack-palette.ts'
import { inspectSvg } from '../svg-inspection.fixture.ts'
import { courseCover } from './course-cover.ts'
import { DOCUMENT_KINDS, documentCover } from './document-cover.ts'

const slugs = Array.from({ length: 200 }, (_, at) => `document-${at}`)

describe('documentCover', () => {
  it('is under 4 kB and well-formed for every slug, stack and kind', () => {
    for (const slug of slugs)
      for (const stack of STACK_KEYS)
        for (const kind of DOCUMENT_KINDS) {
          const svg = documentCover({ slug, stack, kind })
          expect(new TextEncoder().encode(svg).length).toBeLessThan(4000)
          inspectSvg(svg)
        }
  })

  it('is the same for the same slug, and different for another', () => {
    const draw = () => slugs.map((slug) => documentCover({ slug, stack: 'ai', kind: 'prompt-pack' }))
    expect(draw()).toEqual(draw())
    expect(new Set(draw()).size).toBeGreaterThan(slugs.length * 0.98)
  })

  it('has the tones of its stack, a drawing of its kind, and never the cover of a course', () => {
    const kinds = DOCUMENT_KINDS.map((kind) => documentCover({ slug: 'pricing', stack: 'product', kind }))
    expect(new Set(kinds).size).toBe(3)
    for (const svg of kinds) expect(svg).toContain(stackTones('product').base)
    expect(kinds).not.toContain(courseCover({ slug: 'pricing', stack: 'product', level: 'Beginner' }))
  })
})
