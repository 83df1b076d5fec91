import { useRef } from 'react'
import { emptyState } from '@section/art/empty-state.ts'
import { chosenFacets, resourceParameters } from '@section/domain/resources/resource-address.ts'
import { VisuallyHidden } from '@section/ui/accessibility/VisuallyHidden.tsx'
import { Button } from '@section/ui/button/Button.tsx'
import { Drawing } from '@section/ui/drawing/Drawing.tsx'
import { Pagination } from '@section/ui/pagination/Pagination.tsx'
import { ScreenState } from '@section/ui/screen-state/ScreenState.tsx'
import { ResourceCard } from '../ResourceCard.tsx'
import type { FoundResources } from '../resources-query.ts'
import css from './resources.module.css'
import type { useResourceSearch } from './use-resource-search.ts'

interface ResourceListProps {
  readonly found: FoundResources
  /** True while the resources of another search or page are loading. */
  readonly isOutdated: boolean
  readonly search: ReturnType<typeof useResourceSearch>
}

/** The resources that a search found, page by page, or why there are none. */
export function ResourceList({ found, isOutdated, search }: ResourceListProps) {
  const { resources, page, totalPages } = found
  const heading = useRef<HTMLHeadingElement>(null)
  if (resources.length === 0) return <NoResources search={search} />
  // The keyboard and a screen reader go on at the first resource of the page, to which the window scrolls.
  const openPage = (next: number) => {
    search.openPage(next)
    heading.current?.focus({ preventScroll: true })
  }
  return (
    <section aria-labelledby="resources" aria-busy={isOutdated}>
      <h2 id="resources" ref={heading} tabIndex={-1}>
        <VisuallyHidden>
          {totalPages > 1 ? `Resources, page ${page} of ${totalPages}` : 'Resources found'}
        </VisuallyHidden>
      </h2>
      <ul className={css.grid} data-outdated={isOutdated || undefined}>
        {resources.map((resource) => (
          <li key={resource.resourceID} className={css.cell}>
            <ResourceCard resource={resource} list={resourceParameters(search.address)} />
          </li>
        ))}
      </ul>
      <Pagination label="Pages of resources" page={page} totalPages={totalPages} onChange={openPage} />
    </section>
  )
}

function NoResources({ search: { address, clear } }: Pick<ResourceListProps, 'search'>) {
  const isNarrowed = address.search !== '' || chosenFacets(address).length > 0
  if (!isNarrowed)
    return (
      <ScreenState
        drawing={<Drawing svg={emptyState('no-courses')} alt="" />}
        sentence="There are no resources yet. New ones appear here."
      />
    )
  return (
    <ScreenState
      drawing={<Drawing svg={emptyState('no-results')} alt="" />}
      title="No resource fits"
      sentence="Try another word, or fewer filters."
      action={<Button onClick={clear}>Clear</Button>}
    />
  )
}
