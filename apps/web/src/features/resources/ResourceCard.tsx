import { Link } from '@tanstack/react-router'
import { pathTo } from '@section/domain/access/screen-path.ts'
import type { resourceParameters } from '@section/domain/resources/resource-address.ts'
import { Picture } from '../../lib/links/Picture.tsx'
import { LinkCard, LinkCardTitle } from '@section/ui/link-card/LinkCard.tsx'
import css from './resource-card.module.css'
import { ResourceTags } from './ResourceTags.tsx'
import { ResourceTypeTag } from './ResourceTypeTag.tsx'
import type { ResourceOnCard } from './resources-query.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The parameters of the list of resources from which a resource was opened. */
    resourceList?: ReturnType<typeof resourceParameters>
  }
}

interface ResourceCardProps {
  readonly resource: ResourceOnCard
  /** The parameters of the list in which the card stands, to which the resource leads back. */
  readonly list?: ReturnType<typeof resourceParameters>
}

/** A resource in a list: the whole card is the link to it. */
export function ResourceCard({ resource, list }: ResourceCardProps) {
  const { slug, title, subtitle, type, coverImageUrl } = resource
  return (
    <LinkCard className={css.card}>
      <Picture className={css.cover} src={coverImageUrl} alt="" width={640} height={256} loading="lazy" />
      <ResourceTypeTag type={type} />
      <LinkCardTitle className={css.title}>
        <Link to={pathTo('resource', { slug })} {...(list && { state: { resourceList: list } })}>
          {title}
        </Link>
      </LinkCardTitle>
      {subtitle && <p className={css.subtitle}>{subtitle}</p>}
      <ResourceTags resource={resource} />
    </LinkCard>
  )
}
