import type { ChecklistItem } from '../session-page-query.ts'

/** Returns the function that opens what an item of the checklist asks for; undefined for an item that leads nowhere. */
export type ItemOpeners = (item: ChecklistItem) => (() => void) | undefined

/** The id of the box of a bonus item in the checklist, for links to it. */
export const itemBoxId = ({ sessionContentId }: Pick<ChecklistItem, 'sessionContentId'>) =>
  `item-${sessionContentId}`
