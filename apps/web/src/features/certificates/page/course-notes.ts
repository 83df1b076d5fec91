import type { CertificateDetail } from '../certificates-query.ts'

type Group = Pick<CertificateDetail['groups'][number], 'courses'>
type Course = Group['courses'][number]

interface Standing {
  /** True if the member's plan holds the course. */
  readonly isEntitled: boolean
  /** True if the member has a badge of the course, of any session. */
  readonly hasBadge: boolean
}

/** Returns what the card of a certificate's course says besides the course itself. docs/product/certificates.md#groups */
export function courseNotes(
  { meta, liveOnly, completionRequired, isCompleted }: Omit<Course, 'coverImageUrl'>,
  { courses }: { readonly courses: readonly Pick<Course, 'completionRequired'>[] },
  { isEntitled, hasBadge }: Standing,
): string[] {
  const isMixed = courses.some((course) => course.completionRequired !== completionRequired)
  const notes = [
    isMixed && (completionRequired ? 'Required' : 'Elective'),
    meta.note,
    liveOnly && !isCompleted && (hasBadge ? ONLY_ON_DEMAND : 'Only the badge of a live session counts.'),
    !isEntitled && !isCompleted && 'Your plan does not include this course.',
  ]
  return notes.filter((note) => typeof note === 'string')
}

const ONLY_ON_DEMAND = 'You earned this badge on demand. Here only that of a live session counts.'
