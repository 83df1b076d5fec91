import { BookmarkToggle } from '@section/ui/course-card/BookmarkToggle.tsx'
import { useToggleBookmark } from './toggle-bookmark.ts'

interface CourseBookmarkProps {
  courseId: string
  title: string
  saved: boolean
}

/** Bookmarks a course, optimistically. */
export function CourseBookmark({ courseId, title, saved }: CourseBookmarkProps) {
  const toggle = useToggleBookmark()
  return (
    <BookmarkToggle
      subject={title}
      saved={saved}
      onToggle={() => toggle.mutate({ courseId, title, save: !saved })}
    />
  )
}
