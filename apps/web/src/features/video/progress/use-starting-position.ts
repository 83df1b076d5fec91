import { useQuery } from '@tanstack/react-query'
import { type StartingPosition, startingPosition } from '@section/domain/video/starting-position.ts'
import type { CollectionVideo } from '../video-collection.ts'
import { knownPositions } from './known-positions.ts'
import { videoProgressQuery } from './video-progress-query.ts'

/**
 * Returns where a video starts, with the positions to choose from, if any; `requested` is the position of a link in seconds.
 * Until the server answers, the result follows from what this browser knows.
 */
export function useStartingPosition(
  { videoId, duration }: Pick<CollectionVideo, 'videoId' | 'duration'>,
  requested: number | null,
): StartingPosition {
  const { data } = useQuery(videoProgressQuery(videoId))
  return startingPosition({ duration, requested, ...knownPositions(videoId, data) })
}
