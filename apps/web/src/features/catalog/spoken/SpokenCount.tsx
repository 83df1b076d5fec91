import { useInfiniteQuery } from '@tanstack/react-query'
import { SPOKEN_SECTION, spokenCount } from './spoken-count.ts'
import css from './spoken-places.module.css'
import { spokenPlacesQuery } from './spoken-places-query.ts'

/** A link above the courses to the places in lessons, which says how many there are; nothing without any. */
export function SpokenCount({ query }: { query: string }) {
  const { data } = useInfiniteQuery(spokenPlacesQuery(query))
  const [first] = data?.pages ?? []
  if (!first || first.total === 0) return null
  return (
    <a
      href={`#${SPOKEN_SECTION}`}
      className={css.jump}
      onClick={(event) => {
        // The address must stay that of the search, so that the link is followed here.
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
