import { coverCanvas, type CoverFamily } from './cover-canvas.ts'
import { COVER_FAMILIES } from './cover-families.ts'
import { familyOfSubject } from './cover-subjects.ts'
import { seededRandom } from '../seeded-random.ts'
import { stackTones, type StackKey } from '../colors/stack-palette.ts'
import { rect, svgDocument } from '../svg-shapes.ts'

/** The levels of a course (Specification 2, "Search filter options", difficulty). */
export const COURSE_LEVELS = ['Beginner', 'Intermediate', 'Advanced'] as const

export type CourseLevel = (typeof COURSE_LEVELS)[number]

export interface CourseCoverSubject {
  slug: string
  stack: StackKey
  level: CourseLevel
}

/**
 * The cover of a course: an SVG text of 16:9 (viewBox 640 by 360), under 4 kB, without words.
 * The subject that the slug names, otherwise the slug, chooses the composition, the stack its tones, the level how much happens in it;
 * the same subject always gets the same cover.
 */
export function courseCover({ slug, stack, level }: CourseCoverSubject): string {
  const family = familyOfSubject(slug) ?? seededRandom(`family ${slug}`).pick<CoverFamily>(COVER_FAMILIES)
  const size = { width: 640, height: 360, density: DENSITY[level] }
  const canvas = coverCanvas(size, `cover ${slug}`, stackTones(stack))
  return svgDocument(640, 360, rect(0, 0, 640, 360, canvas.colors.ground) + family(canvas))
}

const DENSITY = { Beginner: 0, Intermediate: 1, Advanced: 2 } as const
