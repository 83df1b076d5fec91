import type { Catalog, CatalogVideoPage } from './catalog-types.ts'

type Content = Pick<Catalog, 'courses' | 'sessions' | 'sessionVideosBySession' | 'videos'>

/** Returns the page of every video by the video's id: the lessons in the order of their courses, then the videos of sessions. */
export function videoPagesOf(content: Content): Map<string, CatalogVideoPage> {
  // A video that is a lesson as well has its page as a lesson.
  const lessons = new Map(lessonPages(content))
  return new Map([...lessons, ...sessionVideoPages(content).filter(([videoId]) => !lessons.has(videoId))])
}

function lessonPages({ courses, videos }: Content): [string, CatalogVideoPage][] {
  return [...courses.values()].flatMap(({ courseId, groups }) =>
    groups.flatMap(({ courseContentGroupId: groupId, content }) =>
      content.flatMap(
        ({ videoId, courseContentId: videoContentId, meta, title }): [string, CatalogVideoPage][] => {
          if (!videoId || !videos.has(videoId)) return []
          const address = { kind: 'ON_DEMAND' as const, topLevelId: courseId, groupId, videoContentId }
          return [[videoId, { courseId, title: meta.title ?? title, address }]]
        },
      ),
    ),
  )
}

function sessionVideoPages({
  sessions,
  sessionVideosBySession,
  videos,
}: Content): [string, CatalogVideoPage][] {
  return sessions.flatMap(({ sessionId: topLevelId, courseId, sessionKind }) => {
    const kind = sessionKind === 'BOOTCAMP' ? ('MINI_MBA' as const) : ('SPRINT' as const)
    const locations = sessionVideosBySession.get(topLevelId) ?? []
    return locations.flatMap(({ videoId, sessionContentId: groupId }): [string, CatalogVideoPage][] => {
      const title = videos.get(videoId)?.title
      const address = { kind, topLevelId, groupId, videoContentId: videoId }
      return title === undefined ? [] : [[videoId, { courseId, title, address }]]
    })
  })
}
