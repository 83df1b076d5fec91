import type { CollectionVideo } from '../../video-collection.ts'

/** A chapter of a video; times in seconds. */
export type Chapter = CollectionVideo['chapters'][number]

/** Replaces the chapters of a video element, in the text track that its time slider reads. */
export function showChapters(video: HTMLVideoElement, chapters: readonly Chapter[]): void {
  const track =
    [...video.textTracks].find(({ kind }) => kind === 'chapters') ?? video.addTextTrack('chapters')
  track.mode = 'hidden'
  for (const cue of Array.from(track.cues ?? [])) track.removeCue(cue)
  for (const { title, startSeconds, endSeconds } of chapters) {
    if (endSeconds > startSeconds) track.addCue(new VTTCue(startSeconds, endSeconds, title))
  }
}

/** Returns the chapter that plays at a position, in seconds. */
export function findChapter(chapters: readonly Chapter[], position: number): Chapter | undefined {
  return chapters.findLast(({ startSeconds }) => startSeconds <= position)
}
