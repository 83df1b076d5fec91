/** What is said in a stretch of a video. Times are in seconds of the video. */
export interface TranscriptLine {
  startSeconds: number
  /** At least `startSeconds`. */
  endSeconds: number
  /** One line of plain text. */
  text: string
}
