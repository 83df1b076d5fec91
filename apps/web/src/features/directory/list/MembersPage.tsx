import { useRef } from 'react'
import { emptyState } from '@section/art/empty-state.ts'
import { membersTotalText } from '@section/domain/directory/members-total.ts'
import { MAX_SEARCH_CHARACTERS } from '@section/domain/search/search-text.ts'
import { VisuallyHidden } from '@section/ui/accessibility/VisuallyHidden.tsx'
import { Button } from '@section/ui/button/Button.tsx'
import { Drawing } from '@section/ui/drawing/Drawing.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import { Pagination } from '@section/ui/pagination/Pagination.tsx'
import { ScreenState } from '@section/ui/screen-state/ScreenState.tsx'
import { SearchBox } from '@section/ui/search/SearchBox.tsx'
import { limitMessage } from '../../../lib/graphql/limit-message.ts'
import { LoadedPart } from '../../../lib/graphql/LoadedPart.tsx'
import type { ListedMembers } from '../members-query.ts'
import { isSearchKeyOn } from '../../../lib/search-key.ts'
import { MemberCard } from './MemberCard.tsx'
import { MembersBanner } from './MembersBanner.tsx'
import { MembersHeader } from './MembersHeader.tsx'
import css from './members.module.css'
import { MemberCardsSkeleton } from './MembersSkeleton.tsx'
import { useMembersPage } from './use-members-page.ts'

/** The members of the school, to browse and to search. docs/product/directory.md#the-list */
export function MembersPage() {
  const { address, members, text, type, submit, openPage } = useMembersPage()
  const { data, error, isPlaceholderData } = members
  return (
    <Page>
      <MembersHeader />
      <MembersBanner />
      <div className={css.bar}>
        <SearchBox
          hasKey={isSearchKeyOn()}
          label="Search by Name or Job Title"
          value={text}
          maxLength={MAX_SEARCH_CHARACTERS}
          onChange={type}
          onSubmit={() => submit(text)}
          searched={address.search !== '' && text.trim() === address.search}
          onClear={() => submit('')}
        />
        <p className={css.count} role="status">
          {data && !isPlaceholderData && membersTotalText(data.pageInfo)}
        </p>
      </div>
      <LoadedPart
        query={members}
        loading="Loading members"
        problem={limitMessage(error) ?? 'The members didn’t load.'}
        skeleton={<MemberCardsSkeleton count={address.count} />}
        drawing={<Drawing svg={emptyState('not-loaded')} alt="" />}
      >
        {(found) =>
          found.list.length === 0 ? (
            <NothingFound onClear={() => submit('')} />
          ) : (
            <MemberList members={found} isOutdated={isPlaceholderData} onPage={openPage} />
          )
        }
      </LoadedPart>
    </Page>
  )
}

interface MemberListProps {
  readonly members: ListedMembers
  /** True while the members of another page or search are loading. */
  readonly isOutdated: boolean
  readonly onPage: (page: number) => void
}

function MemberList({ members: { list, pageInfo }, isOutdated, onPage }: MemberListProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const page = pageInfo.page + 1
  // The keyboard and a screen reader go on at the first member of the page, to which the window scrolls.
  const openPage = (next: number) => {
    onPage(next - 1)
    heading.current?.focus({ preventScroll: true })
  }
  return (
    <section aria-labelledby="members" aria-busy={isOutdated}>
      <h2 id="members" ref={heading} tabIndex={-1}>
        <VisuallyHidden>
          Members{pageInfo.totalPages > 1 && `, page ${page} of ${pageInfo.totalPages}`}
        </VisuallyHidden>
      </h2>
      <ul className={css.grid} data-outdated={isOutdated || undefined}>
        {list.map((member) => (
          <li key={member.userId} className={css.cell}>
            <MemberCard member={member} />
          </li>
        ))}
      </ul>
      <Pagination label="Pages of members" page={page} totalPages={pageInfo.totalPages} onChange={openPage} />
    </section>
  )
}

function NothingFound({ onClear }: { readonly onClear: () => void }) {
  return (
    <ScreenState
      drawing={<Drawing svg={emptyState('no-results')} alt="" />}
      title="Oops... we didn't find anything that matches your search."
      sentence="Search by first name, last name or job title."
      action={<Button onClick={onClear}>Clear Search</Button>}
    />
  )
}
