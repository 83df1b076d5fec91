import { parseSeek } from '@section/domain/video/resume.ts'

/** What a link to a video page may ask for: a position, in seconds. Specification 2, section 2.6. */
export interface SeekSearch {
  readonly seek?: number
}

/** The `seek` of an address; dropped when it is not a plain number of seconds. */
export function seekSearch(search: Record<string, unknown>): SeekSearch {
  const asked = search['seek']
  const seek = parseSeek(typeof asked === 'number' ? String(asked) : typeof asked === 'string' ? asked : null)
  return seek === null ? {} : { seek }
}
