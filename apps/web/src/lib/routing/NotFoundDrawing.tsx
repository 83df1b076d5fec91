import { emptyState } from '@section/art/empty-state.ts'
import { Drawing } from '@section/ui/drawing/Drawing.tsx'

/** The picture of the 404 page. */
export function NotFoundDrawing() {
  return <Drawing svg={emptyState('not-found')} alt="" />
}
