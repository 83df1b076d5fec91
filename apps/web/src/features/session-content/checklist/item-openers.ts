import type { ChecklistItem } from '../session-page-query.ts'

/** Returns the function that opens the part in which a checklist item is done; undefined for an item without one. */
export type ItemOpeners = (item: ChecklistItem) => (() => void) | undefined

/** The id of the box of a bonus item in the checklist, for links to it. */
export const itemBoxId = ({ sessionContentId }: Pick<ChecklistItem, 'sessionContentId'>) =>
  `item-${sessionContentId}`
