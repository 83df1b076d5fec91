import type { SearchedField } from '@section/contract/generated/operations/graphql.ts'

/** What the texts are called in which a search finds its words. A title and a subtitle need no name. */
export const REASON_NAMES: Partial<Record<SearchedField, string>> = {
  PROFESSOR: 'Professor',
  TOPIC: 'Topic',
  STACK: 'Stack',
  LEVEL: 'Level',
  KIND: 'Kind',
  LESSON: 'Lesson',
  TAKEAWAY: 'Takeaway',
  AUDIENCE: 'Perfect for',
  DESCRIPTION: 'About the course',
}
