import { pathTo, type ScreenMatch } from '@section/domain/access/screen-path.ts'
import { isVisibleInCatalog } from '@section/domain/catalog/course-sessions.ts'
import type { PageCard } from '../../server/http/pages/page-card.ts'
import type { Services } from '../../server/services.ts'

const MAX_DESCRIPTION = 200

/**
 * Returns what social networks show of a course's landing page; null for every other page, and for a course that is not
 * published or whose sessions are all hidden, so that its page tells nothing of it.
 */
export async function findCoursePageCard(
  { catalog }: Pick<Services, 'catalog'>,
  { id, params }: Pick<ScreenMatch, 'id' | 'params'>,
): Promise<PageCard | null> {
  if (id !== 'course') return null
  const { courses, sessionsByCourse } = await catalog.current()
  const course = courses.get((params['courseId'] ?? '').toLowerCase())
  if (!course || !sessionsByCourse.get(course.courseId)?.some(isVisibleInCatalog)) return null
  const { courseId, slug, title, subtitle, description, coverImageUrl } = course
  const isDrawn = coverImageUrl.startsWith('/art/')
  return {
    title,
    description: shorten(description || subtitle),
    path: pathTo('course', { courseId }),
    image: isDrawn ? `/art/course/${slug}.png` : coverImageUrl,
    isDrawn,
  }
}

/** Returns a text of at most 200 characters that ends with a whole word. */
function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= MAX_DESCRIPTION) return line
  const start = line.slice(0, MAX_DESCRIPTION - 1)
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), 0)) || start}…`
}
