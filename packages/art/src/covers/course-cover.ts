import { composition } from './cover-canvas.ts'
import { COVER_FAMILIES, familyOfSubject } from './cover-families.ts'
import { seededRandom } from '../seeded-random.ts'
import { stackTones, type StackKey } from '../colors/stack-palette.ts'
import { svgDocument } from '../svg-shapes.ts'

/** The levels of a course. */
export const COURSE_LEVELS = ['Beginner', 'Intermediate', 'Advanced'] as const

export type CourseLevel = (typeof COURSE_LEVELS)[number]

export interface CourseCoverSubject {
  slug: string
  stack: StackKey
  level: CourseLevel
}

/**
 * Draws the cover of a course: an SVG text of 16:9 (viewBox 640 by 360), under 4 kB, without words. The words of the slug
 * choose the composition, the stack its tones, the level its density. The same input gives the same cover.
 */
export function courseCover({ slug, stack, level }: CourseCoverSubject): string {
  return cover({ slug, stack, level, seed: `cover ${slug}` })
}

/** Draws the cover of a certificate as that of a course is drawn; without a stack it has the school's own tones. */
export function certificateCover({ slug, stack }: { slug: string; stack: StackKey | null }): string {
  return cover({ slug, stack, level: 'Intermediate', seed: `certificate ${slug}` })
}

function cover(subject: { slug: string; stack: StackKey | null; level: CourseLevel; seed: string }): string {
  const { slug, stack, level, seed } = subject
  const family = familyOfSubject(slug) ?? seededRandom(`family ${slug}`).pick(COVER_FAMILIES)
  const size = { width: 640, height: 360, density: DENSITY[level] }
  return svgDocument(640, 360, composition(family, size, seed, stackTones(stack)))
}

const DENSITY = { Beginner: 0, Intermediate: 1, Advanced: 2 } as const
