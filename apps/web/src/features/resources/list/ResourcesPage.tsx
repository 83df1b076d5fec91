import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { emptyState } from '@section/art/empty-state.ts'
import { chosenFacets } from '@section/domain/resources/resource-address.ts'
import { type ResourceFacetName } from '@section/domain/resources/resource-facets.ts'
import { MAX_SEARCH_CHARACTERS } from '@section/domain/search/search-text.ts'
import { counted } from '@section/domain/time/durations.ts'
import { Button } from '@section/ui/button/Button.tsx'
import { Drawing } from '@section/ui/drawing/Drawing.tsx'
import { FilterCount } from '@section/ui/filter/FilterMenu.tsx'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import { SearchBox } from '@section/ui/search/SearchBox.tsx'
import { limitMessage } from '../../../lib/graphql/limit-message.ts'
import { LoadedPart } from '../../../lib/graphql/LoadedPart.tsx'
import { lazyDialog } from '../../../lib/loading/lazy-part.tsx'
import { isSearchKeyOn } from '../../../lib/search-key.ts'
import { ChosenFacets } from './ChosenFacets.tsx'
import { ResourceFacets } from './ResourceFacets.tsx'
import { ResourceList } from './ResourceList.tsx'
import { ResourcesHeader } from './ResourcesHeader.tsx'
import css from './resources.module.css'
import { ResourceCardsSkeleton } from './ResourcesSkeleton.tsx'
import { useResourceSearch } from './use-resource-search.ts'

const FacetSheet = lazyDialog(() => import('./FacetSheet.tsx'), 'FacetSheet')

/** The resources of the school, to browse and to search. docs/product/resources.md#screens */
export function ResourcesPage() {
  const search = useResourceSearch()
  const { address, resources, toggle, clearFacets } = search
  const { data, error, isPlaceholderData } = resources
  const [sheet, setSheet] = useState(false)
  const closeSheet = () => setSheet(false)
  const count = useRef<HTMLParagraphElement>(null)
  // The pressed chip is gone, so that the keyboard goes on beside it.
  const focusCount = () => count.current?.focus({ preventScroll: true })
  const facets = { address, facets: data?.facets ?? null, onToggle: toggle }
  const chosen = chosenFacets(address).length
  return (
    <Page>
      <ResourcesHeader />
      <div className={css.bar}>
        <SearchBox
          hasKey={isSearchKeyOn()}
          label="Search resources"
          value={search.text}
          maxLength={MAX_SEARCH_CHARACTERS}
          onChange={search.type}
          onSubmit={() => search.submit(search.text)}
          searched={address.search !== '' && search.text.trim() === address.search}
          onClear={() => search.submit('')}
        />
        <div className={css.sheetButton}>
          <Button icon={<Icon of={IconAdjustmentsHorizontal} />} onClick={() => setSheet(true)}>
            Filters{chosen > 0 && <FilterCount count={chosen} />}
          </Button>
        </div>
      </div>
      <div className={css.columns}>
        <aside className={css.aside} aria-label="Filters">
          <ResourceFacets {...facets} />
        </aside>
        <div>
          <div className={css.summary}>
            <p className={css.count} role="status" tabIndex={-1} ref={count}>
              {data && !isPlaceholderData && counted(data.total, 'resource')}
            </p>
            <ChosenFacets
              address={address}
              onRemove={(facet: ResourceFacetName, value) => {
                toggle(facet, value)
                focusCount()
              }}
              onClear={() => {
                clearFacets()
                focusCount()
              }}
            />
          </div>
          <LoadedPart
            query={resources}
            loading="Loading resources"
            problem={limitMessage(error) ?? 'The resources didn’t load.'}
            skeleton={<ResourceCardsSkeleton />}
            drawing={<Drawing svg={emptyState('not-loaded')} alt="" />}
          >
            {(found) => <ResourceList found={found} isOutdated={isPlaceholderData} search={search} />}
          </LoadedPart>
        </div>
      </div>
      <FacetSheet
        {...facets}
        opened={sheet}
        onClose={closeSheet}
        onMissing={closeSheet}
        onClear={clearFacets}
        found={data && !isPlaceholderData ? data.total : null}
      />
    </Page>
  )
}
