import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Button } from '@section/ui/button/Button.tsx'
import { SkeletonText } from '@section/ui/loading/Skeleton.tsx'
import { Section } from '@section/ui/page/Section.tsx'
import { LoadedPart } from '../../../lib/graphql/LoadedPart.tsx'
import { limitMessage } from '../../../lib/graphql/limit-message.ts'
import { SpokenPlaceLink } from './SpokenPlaceLink.tsx'
import { SPOKEN_SECTION, spokenCount } from './spoken-count.ts'
import css from './spoken-places.module.css'
import { spokenPlacesQuery } from './spoken-places-query.ts'

interface SpokenPlacesProps {
  /** The text of the search, which is not empty. */
  query: string
  /** True if filters leave out courses. They leave out no places, which the section then says. */
  narrowed: boolean
}

/**
 * The sentences of lessons in which a text is said, each a link that plays the lesson there.
 * docs/product/search.md#sentences-of-lessons
 */
export function SpokenPlaces({ query, narrowed }: SpokenPlacesProps) {
  const list = useRef<HTMLOListElement>(null)
  const found = useInfiniteQuery(spokenPlacesQuery(query))
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = found
  const showMore = async () => {
    const shown = list.current?.childElementCount ?? 0
    await fetchNextPage()
    // The focus goes to the first new place, because the button is gone after the last page.
    list.current?.children[shown]?.querySelector('a')?.focus()
  }
  return (
    <Section
      id={SPOKEN_SECTION}
      title="Said in lessons"
      description={narrowed && 'The filters apply to the courses, not to what is said in lessons.'}
    >
      <LoadedPart
        query={found}
        loading="Searching what is said in lessons"
        problem={problemOf(found.error)}
        skeleton={<SkeletonText lines={4} />}
      >
        {({ pages }) => (
          <>
            <p role="status" className={css.count}>
              {pages[0] && (pages[0].total === 0 ? NOWHERE : spokenCount(pages[0]))}
            </p>
            {pages[0] && pages[0].total > 0 && (
              <ol ref={list} className={css.places}>
                {pages
                  .flatMap(({ places }) => places)
                  .map((place) => (
                    <li key={`${place.page.videoContentId} ${place.startSeconds}`}>
                      <SpokenPlaceLink place={place} />
                    </li>
                  ))}
              </ol>
            )}
          </>
        )}
      </LoadedPart>
      {hasNextPage && (
        <div className={css.more}>
          <Button busy={isFetchingNextPage} onClick={() => void showMore()}>
            Show more
          </Button>
          {isFetchNextPageError && <p role="alert">{problemOf(found.error)}</p>}
        </div>
      )}
    </Section>
  )
}

const NOWHERE = 'This is not said in any lesson that you can open.'

/** Returns the message of a failed search. */
const problemOf = (error: Error | null): string =>
  limitMessage(error) ?? 'What is said in lessons can’t be searched right now.'
