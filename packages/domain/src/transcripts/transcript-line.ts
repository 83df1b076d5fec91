/** A line of a transcript. Times are in seconds of the video. */
export interface TranscriptLine {
  startSeconds: number
  /** At least `startSeconds`. */
  endSeconds: number
  /** One line of plain text. */
  text: string
}
