import type { Chapter, Lecture, Line, Slide } from './lecture.ts'

/** A spoken sentence with its time in seconds; both languages begin at `start`. */
type TimedLine = { line: Line; start: number; seconds: { en: number; es: number } }
export type TimedSlide = { slide: Slide; start: number; lines: readonly TimedLine[] }
type TimedChapter = { chapter: Chapter; start: number; end: number }
export type Timeline = {
  seconds: number
  slides: readonly TimedSlide[]
  chapters: readonly TimedChapter[]
}

const opening = 0.9
const afterLine = 0.4
const afterSlide = 0.8
const closing = 1

/**
 * Schedules a lecture. `measure` returns the durations of a sentence in seconds; its slot is the longer of the two
 * languages, so that pictures, sound tracks and captions stay synchronous. The length is a whole number of seconds. Throws
 * if the narration exceeds a fixed length.
 */
export function timelineOf(lecture: Lecture, measure: (line: Line) => { en: number; es: number }): Timeline {
  const slides: TimedSlide[] = []
  const starts: number[] = []
  let now = 0
  for (const chapter of lecture.chapters) {
    starts.push(now)
    for (const slide of chapter.slides) {
      const start = now
      now += slides.length === 0 ? opening : afterSlide / 2
      const lines = slide.lines.map((line) => {
        const timed = { line, start: now, seconds: measure(line) }
        now += Math.max(timed.seconds.en, timed.seconds.es) + afterLine
        return timed
      })
      now += afterSlide / 2
      slides.push({ slide, start, lines })
    }
  }
  const seconds = lecture.seconds ?? Math.ceil(now + closing)
  if (now > seconds)
    throw new Error(`${lecture.externalKey} takes ${now.toFixed(1)} s, more than ${seconds} s`)
  const chapters = lecture.chapters.map((chapter, index) => {
    return { chapter, start: starts[index] ?? 0, end: starts[index + 1] ?? seconds }
  })
  return { seconds, slides, chapters }
}
