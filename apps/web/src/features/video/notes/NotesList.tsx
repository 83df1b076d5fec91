import { UnstyledButton } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { notesByLesson, sortNotes } from '@section/domain/notes/note.ts'
import { timeText } from '@section/domain/video/time-text.ts'
import { Button } from '@section/ui/button/Button.tsx'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { videoLink } from '../navigation/video-link.ts'
import type { CollectionVideo, VideoCollection } from '../video-collection.ts'
import { exportNotes } from './export-notes.ts'
import { NoteItem } from './NoteItem.tsx'
import css from './notes.module.css'
import type { CourseNotes, NotedLesson } from './notes-query.ts'

interface NotesListProps {
  readonly collection: VideoCollection
  readonly lecture: CollectionVideo
  readonly notes: CourseNotes
  readonly onJump: (seconds: number) => void
}

/** The notes of the video, or all of its course by lesson, which can be downloaded. docs/product/notes.md#reading */
export function NotesList({ collection, lecture, notes, onJump }: NotesListProps) {
  const [isWhole, setIsWhole] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const focusList = () => list.current?.focus({ preventScroll: true })
  const lessons = notesByLesson(notes.lessons, notes.notes)
  const own = sortNotes(notes.notes.filter(({ videoId }) => videoId === lecture.videoId))
  const lesson = lessons.find((one) => one.lesson.videoId === lecture.videoId)?.lesson
  return (
    <div className={css.listed}>
      <div role="group" aria-label="Which notes are listed" className={css.switch}>
        <UnstyledButton className={css.choice} aria-pressed={!isWhole} onClick={() => setIsWhole(false)}>
          This video ({own.length})
        </UnstyledButton>
        <UnstyledButton className={css.choice} aria-pressed={isWhole} onClick={() => setIsWhole(true)}>
          Whole course ({notes.notes.length})
        </UnstyledButton>
      </div>
      <div ref={list} tabIndex={-1} role="group" aria-label="Your notes" className={css.lessons}>
        {!isWhole && own.length === 0 && (
          <p className={css.empty}>
            No notes on this video yet. A note keeps its moment, so that you can come back to it.
          </p>
        )}
        {!isWhole && lesson && (
          <ol className={css.notes}>
            {own.map((note) => (
              <NoteItem
                key={note.noteId}
                note={note}
                lesson={lesson}
                onRemoved={focusList}
                stamp={
                  <UnstyledButton
                    className={css.stamp}
                    aria-label={`Go to ${timeText(note.seconds)}`}
                    onClick={() => onJump(note.seconds)}
                  >
                    {timeText(note.seconds)}
                  </UnstyledButton>
                }
              />
            ))}
          </ol>
        )}
        {isWhole && lessons.length === 0 && (
          <p className={css.empty}>No notes in this course yet. The first one you write is listed here.</p>
        )}
        {isWhole &&
          lessons.map(({ lesson: noted, notes: written }) => (
            <div key={noted.videoId} role="group" aria-label={noted.title} className={css.lesson}>
              <p className={css.lessonTitle}>{noted.title}</p>
              {!noted.page && <p className={css.closed}>This lesson is not open to you now.</p>}
              <ol className={css.notes}>
                {written.map((note) => (
                  <NoteItem
                    key={note.noteId}
                    note={note}
                    lesson={noted}
                    onRemoved={focusList}
                    stamp={<Moment lesson={noted} seconds={note.seconds} />}
                  />
                ))}
              </ol>
            </div>
          ))}
      </div>
      {lessons.length > 0 && (
        <Button
          size="small"
          icon={<Icon of={IconDownload} />}
          onClick={() => exportNotes(notes.courseTitle ?? collection.title, lessons)}
        >
          Export as Markdown
        </Button>
      )}
    </div>
  )
}

/** The moment of a note as a link that opens its lesson there; as text where the lesson cannot be opened. */
function Moment({ lesson, seconds }: { readonly lesson: NotedLesson; readonly seconds: number }) {
  const time = timeText(seconds)
  if (!lesson.page) return <span className={css.stamp}>{time}</span>
  return (
    <Link
      {...videoLink(lesson.page, lesson.page, seconds)}
      activeProps={{}}
      className={css.stamp}
      aria-label={`Open “${lesson.title}” at ${time}`}
    >
      {time}
    </Link>
  )
}
