import { firstHeading } from '../rich-text/visible-text.ts'

interface OutlinedBlock {
  readonly type: string
  readonly content: string
  readonly anchorName: string | null
  readonly target: { readonly title: string } | null
}

/** A part of a resource to which a link leads. */
interface OutlineEntry {
  readonly anchor: string
  readonly label: string
}

/** With fewer parts a resource is its own overview. */
const FEWEST = 3

/**
 * Returns the parts of a resource for its table of contents: each block with an anchor, named by its first heading, its
 * description or where it leads. None for a resource of fewer than three.
 */
export function resourceOutline(blocks: readonly OutlinedBlock[]): readonly OutlineEntry[] {
  const entries = blocks.flatMap(({ type, content, anchorName, target }) => {
    const label = type === 'RICH_TEXT_HTML' ? firstHeading(content) : (target?.title ?? content)
    return anchorName && label ? [{ anchor: anchorName, label }] : []
  })
  return entries.length < FEWEST ? [] : entries
}
