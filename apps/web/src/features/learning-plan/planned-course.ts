import type { ReactNode } from 'react'

/** A course of the member's catalog as the plan shows it. */
export interface PlannedCourse {
  readonly courseId: string
  readonly title: string
  /** The address of the cover; null without one. */
  readonly cover: string | null
  /** What the course is, and when; null parts are left out. */
  readonly facts: readonly (string | null)[]
  readonly isCompleted: boolean
  /** Where the member stands in the course, as a `StatusPill`. */
  readonly badge: ReactNode
}
