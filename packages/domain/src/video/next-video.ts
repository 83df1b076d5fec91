/** A group of videos; groups and videos are in their order. */
export type VideoGroupIds = {
  readonly groupId: string
  readonly videos: readonly { readonly videoContentId: string }[]
}

/** The ids in the route of a video page. */
export type VideoLocation = { readonly groupId: string; readonly videoContentId: string }

/**
 * Returns the video that plays after another one: the next in its group, else the first of the next module that has
 * any, else null, which stands for the course page. docs/product/video.md#what-plays-next
 */
export function nextCourseVideo(
  groups: readonly VideoGroupIds[],
  location: VideoLocation,
): VideoLocation | null {
  const { nextVideo, nextModule } = videoNeighbors(groups, location)
  return nextVideo ?? nextModule
}

/** Returns the previous and the next video of the group, and the first videos of the modules before and after it. */
export function videoNeighbors(groups: readonly VideoGroupIds[], location: VideoLocation) {
  const filled = groups.filter(({ videos }) => videos.length > 0)
  const group = filled.findIndex(({ groupId }) => groupId === location.groupId)
  const videos = filled[group]?.videos ?? []
  const video = videos.findIndex(({ videoContentId }) => videoContentId === location.videoContentId)
  const inGroup = (index: number) => (video < 0 ? null : locationIn(filled[group], index))
  return {
    previousVideo: inGroup(video - 1),
    nextVideo: inGroup(video + 1),
    previousModule: group < 0 ? null : locationIn(filled[group - 1], 0),
    nextModule: group < 0 ? null : locationIn(filled[group + 1], 0),
  }
}

function locationIn(group: VideoGroupIds | undefined, index: number): VideoLocation | null {
  const video = group?.videos[index]
  return group && video ? { groupId: group.groupId, videoContentId: video.videoContentId } : null
}
