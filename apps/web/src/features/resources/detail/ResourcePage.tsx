import { IconArrowLeft } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useLocation, useParams } from '@tanstack/react-router'
import { useMemo } from 'react'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { resourceOutline } from '@section/domain/resources/resource-outline.ts'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import { BackLink } from '../../../lib/links/BackLink.tsx'
import { NotFoundScreen } from '../../../lib/routing/NotFoundScreen.tsx'
import { usePageTitle } from '../../../lib/routing/page-title.ts'
import { memberRouteId } from '../../../lib/routing/screen-route.ts'
import { ResourceTags } from '../ResourceTags.tsx'
import { ResourceTypeTag } from '../ResourceTypeTag.tsx'
import { type ResourceDetail, resourceQuery } from '../resources-query.ts'
import { ResourceBlocks } from './ResourceBlocks.tsx'
import { ResourceContents } from './ResourceContents.tsx'
import { ResourceFiles } from './ResourceFiles.tsx'
import link from '../../../lib/links/back-link.module.css'
import css from './resource.module.css'
import { useHashFocus } from './use-hash-focus.ts'

/** One resource with its blocks. docs/product/resources.md#screens */
export function ResourcePage() {
  const { slug } = useParams({ from: memberRouteId('resource') })
  const { data: resource } = useSuspenseQuery(resourceQuery(slug))
  usePageTitle(resource?.title)
  useHashFocus()
  if (!resource) return <NotFoundScreen />
  return <Resource key={resource.resourceID} resource={resource} />
}

function Resource({ resource }: { readonly resource: ResourceDetail }) {
  const { title, subtitle, type, items } = resource
  const outline = useMemo(() => resourceOutline(items), [items])
  return (
    <Page>
      <div className={css.layout} data-outline={outline.length > 0 || undefined}>
        <div>
          <BackToResources />
          <article className={css.article}>
            <header className={css.header}>
              <ResourceTypeTag type={type} />
              <h1 className={css.title}>{title}</h1>
              {subtitle && <p className={css.subtitle}>{subtitle}</p>}
              <ResourceTags resource={resource} />
              <ResourceFiles resource={resource} />
            </header>
            <ResourceBlocks blocks={items} />
          </article>
        </div>
        <ResourceContents outline={outline} />
      </div>
    </Page>
  )
}

/** The link to the list, as it was when the member opened the resource from it. */
function BackToResources() {
  const list = useLocation({ select: ({ state }) => state.resourceList })
  return (
    <BackLink to={pathTo('resources')} search={list ?? {}} className={link.back}>
      <Icon of={IconArrowLeft} size={16} />
      Resources
    </BackLink>
  )
}
