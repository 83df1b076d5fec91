import { emptyState } from '@section/art/empty-state.ts'
import { Drawing } from '@section/ui/drawing/Drawing.tsx'

/** The picture of a screen that did not load. */
export function NotLoadedDrawing() {
  return <Drawing svg={emptyState('not-loaded')} alt="" />
}
