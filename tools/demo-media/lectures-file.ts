import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parse, stringify } from 'yaml'
import type { Lecture } from './lecture.ts'
import type { Timeline } from './timeline.ts'

type Entry = { externalKey: string } & Record<string, unknown>

/** Saves the entry of a lecture in the list of demo media. */
export function saveLecture(file: string, lecture: Lecture, timeline: Timeline, duration: number): void {
  const entries: Entry[] = existsSync(file)
    ? (parse(readFileSync(file, 'utf8')) as { lectures: Entry[] }).lectures
    : []
  const { externalKey, title, description, stack } = lecture
  const chapters = timeline.chapters.map(({ chapter, start, end }, index) => ({
    slug: slugOf(chapter.title),
    title: chapter.title,
    startSeconds: rounded(start),
    endSeconds: index === timeline.chapters.length - 1 ? duration : rounded(end),
  }))
  const shape = { duration, aspectWidth: 16, aspectHeight: 9, isAiGenerated: true, pictures: 'drawn' }
  const entry = { externalKey, title, description, stack, ...shape, chapters }
  const others = entries.filter((other) => other.externalKey !== externalKey)
  const lectures = [...others, entry].toSorted((a, b) => a.externalKey.localeCompare(b.externalKey))
  writeFileSync(
    file,
    `# Written by tools/demo-media/make.ts. Times in seconds.\n${stringify({ lectures }, { lineWidth: 0 })}`,
  )
}

function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

function rounded(seconds: number): number {
  return Math.round(seconds * 1000) / 1000
}
