/** A video in its group, as the ways on from it read them: groups and videos in their order. */
export type VideoGroup = {
  readonly groupId: string
  readonly videos: readonly { readonly videoContentId: string }[]
}

/** Where one video page is: the ids of its route. */
export type VideoLocation = { readonly groupId: string; readonly videoContentId: string }

/** The ways on from a video of a course; null where there is none. */
export type VideoNeighbors = {
  readonly previousVideo: VideoLocation | null
  readonly nextVideo: VideoLocation | null
  readonly previousModule: VideoLocation | null
  readonly nextModule: VideoLocation | null
}

/**
 * What plays after a video of a course is over: the next in its group, or the first of the next module that
 * has any, else null, which is the course page (Specification 2, section 4.7).
 */
export function nextCourseVideo(groups: readonly VideoGroup[], place: VideoLocation): VideoLocation | null {
  const { nextVideo, nextModule } = videoNeighbors(groups, place)
  return nextVideo ?? nextModule
}

/** Previous and next video within the group, previous and next module (Specification 2, section 2.6). */
export function videoNeighbors(groups: readonly VideoGroup[], place: VideoLocation): VideoNeighbors {
  const filled = groups.filter(({ videos }) => videos.length > 0)
  const group = filled.findIndex(({ groupId }) => groupId === place.groupId)
  const videos = filled[group]?.videos ?? []
  const video = videos.findIndex(({ videoContentId }) => videoContentId === place.videoContentId)
  const inGroup = (index: number) => (video < 0 ? null : placeIn(filled[group], index))
  return {
    previousVideo: inGroup(video - 1),
    nextVideo: inGroup(video + 1),
    previousModule: group < 0 ? null : placeIn(filled[group - 1], 0),
    nextModule: group < 0 ? null : placeIn(filled[group + 1], 0),
  }
}

function placeIn(group: VideoGroup | undefined, index: number): VideoLocation | null {
  const video = group?.videos[index]
  return group && video ? { groupId: group.groupId, videoContentId: video.videoContentId } : null
}
