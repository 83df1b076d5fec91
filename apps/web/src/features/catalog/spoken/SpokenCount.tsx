import { useInfiniteQuery } from '@tanstack/react-query'
import { SPOKEN_SECTION, spokenCount } from './spoken-count.ts'
import css from './spoken-places.module.css'
import { spokenPlacesQuery } from './spoken-places-query.ts'

/** The number of places as a link to them, for the line above the courses; nothing while there are none. */
export function SpokenCount({ query }: { query: string }) {
  const { data } = useInfiniteQuery(spokenPlacesQuery(query))
  const [first] = data?.pages ?? []
  if (!first || first.total === 0) return null
  return (
    <a
      href={`#${SPOKEN_SECTION}`}
      className={css.jump}
      onClick={(event) => {
        // The address stays that of the search.
        event.preventDefault()
        const section = document.querySelector<HTMLElement>(`#${SPOKEN_SECTION}`)
        section?.scrollIntoView()
        section?.querySelector('a')?.focus({ preventScroll: true })
      }}
    >
      {spokenCount(first)} in lessons
    </a>
  )
}
