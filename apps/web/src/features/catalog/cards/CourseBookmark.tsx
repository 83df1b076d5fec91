import { BookmarkToggle } from '@section/ui/course-card/BookmarkToggle.tsx'
import { useToggleBookmark } from './toggle-bookmark.ts'

interface CourseBookmarkProps {
  courseId: string
  title: string
  saved: boolean
  surface?: 'cover' | 'plain'
}

/** Bookmarks a course, optimistically. */
export function CourseBookmark({ courseId, title, saved, surface = 'cover' }: CourseBookmarkProps) {
  const toggle = useToggleBookmark()
  return (
    <BookmarkToggle
      surface={surface}
      subject={title}
      saved={saved}
      onToggle={() => toggle.mutate({ courseId, save: !saved })}
    />
  )
}
