import { RESOURCE_TYPE_NAMES } from '@section/domain/resources/resource-types.ts'
import { StatusPill } from '@section/ui/status-pill/StatusPill.tsx'
import css from './resource-card.module.css'
import type { ResourceOnCard } from './resources-query.ts'

/** The tags of a resource beside its type, which has a tag of its own. */
export function ResourceTags({ resource: { title, type, tags } }: { readonly resource: ResourceOnCard }) {
  const others = tags.filter(({ label }) => label !== RESOURCE_TYPE_NAMES[type])
  if (others.length === 0) return null
  return (
    <ul className={css.tags} aria-label={`Tags of ${title}`}>
      {others.map(({ tagID, label }) => (
        <li key={tagID}>
          <StatusPill>{label}</StatusPill>
        </li>
      ))}
    </ul>
  )
}
