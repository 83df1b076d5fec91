import { useMemo } from 'react'
import type { resourceOutline } from '@section/domain/resources/resource-outline.ts'
import { AnchorLink } from '../../../lib/links/AnchorLink.tsx'
import { useSectionInView } from '../../../lib/use-section-in-view.ts'
import css from './resource.module.css'

/** The table of contents of a resource, beside it on wide screens, which marks the part that is being read; nothing without entries. */
export function ResourceContents({ outline }: { readonly outline: ReturnType<typeof resourceOutline> }) {
  const current = useSectionInView(useMemo(() => outline.map(({ anchor }) => anchor), [outline]))
  if (outline.length === 0) return null
  return (
    <nav aria-labelledby="resource-contents" className={css.contents}>
      <p id="resource-contents">On this page</p>
      <ul>
        {outline.map(({ anchor, label }) => (
          <li key={anchor}>
            <AnchorLink anchor={anchor} isCurrent={anchor === current}>
              {label}
            </AnchorLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
