import { type StackKey, stackTones } from './colors/stack-palette.ts'
import { path, rect, svgDocument } from './svg-shapes.ts'

/**
 * The picture of a member who has none: one of four drawings, chosen from the first character of
 * the user id (Specification 3, Home). Square SVG text, viewBox 240 by 240.
 */
export function defaultProfilePicture(userId: string): string {
  const { stack, head, shoulders } = BUSTS[defaultProfilePictureIndex(userId)] ?? BUSTS[0]
  const { deep, base, soft } = stackTones(stack)
  return svgDocument(240, 240, rect(0, 0, 240, 240, soft) + path(shoulders, base) + path(head, deep))
}

/** Which of the four, 0 to 3; the first for an empty id. */
export function defaultProfilePictureIndex(userId: string): number {
  return (userId.codePointAt(0) ?? 0) % BUSTS.length
}

interface Bust {
  stack: StackKey
  head: string
  shoulders: string
}

const BUSTS = [
  {
    stack: 'ai',
    head: 'M74 92a46 46 0 0 1 92 0 46 46 0 0 1-92 0z',
    shoulders: 'M30 240a90 80 0 0 1 180 0z',
  },
  {
    stack: 'leadership',
    head: 'M76 138V90a44 44 0 0 1 88 0v48z',
    shoulders: 'M30 240v-20a60 60 0 0 1 60-60h60a60 60 0 0 1 60 60v20z',
  },
  {
    stack: 'marketing',
    head: 'M74 46h46a46 46 0 1 1-46 46z',
    shoulders: 'M30 240v-80h90a90 80 0 0 1 90 80z',
  },
  {
    stack: 'product',
    head: 'M120 46a46 46 0 0 1 46 46v46h-46a46 46 0 0 1 0-92z',
    shoulders: 'M30 240a90 80 0 0 1 90-80h90v80z',
  },
] as const satisfies readonly Bust[]
