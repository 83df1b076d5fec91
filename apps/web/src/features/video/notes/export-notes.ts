import type { NotesOf } from '@section/domain/notes/note.ts'
import { notesAsMarkdown } from '@section/domain/notes/notes-markdown.ts'
import { saveFile } from '../../../lib/files/save-file.ts'
import { videoLink } from '../navigation/video-link.ts'
import type { Note, NotedLesson } from './notes-query.ts'

/** Lets the browser download the notes of a course as a Markdown file, whose times lead to their moments. */
export function exportNotes(courseTitle: string, lessons: readonly NotesOf<NotedLesson, Note>[]): void {
  const exported = lessons.map(({ lesson, notes }) => ({
    title: lesson.title,
    addressAt: (seconds: number) => addressOf(lesson, seconds),
    notes,
  }))
  const file = new Blob([notesAsMarkdown(courseTitle, exported)], { type: 'text/markdown;charset=utf-8' })
  saveFile(`${fileName(courseTitle)}.md`, file)
}

function addressOf({ page }: NotedLesson, seconds: number): string | null {
  if (!page) return null
  const { to, search } = videoLink(page, page, seconds)
  return new URL(`${to}?${new URLSearchParams({ seek: String(search.seek) })}`, location.origin).href
}

/** Returns `notes-` and the title of the course in small Latin letters, digits and hyphens. */
function fileName(courseTitle: string): string {
  const words =
    courseTitle
      .normalize('NFKD')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  return ['notes', ...words].join('-').slice(0, 80)
}
