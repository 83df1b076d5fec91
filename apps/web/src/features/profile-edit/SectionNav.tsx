import { useEffect, useRef } from 'react'
import { useSectionInView } from '../../lib/use-section-in-view.ts'
import { goTo } from './go-to.ts'
import { EDIT_SECTIONS } from './sections/sections.ts'
import css from './section-nav.module.css'

const IDS = EDIT_SECTIONS.map(({ id }) => id)

/** The way to each section, which marks the one that is being read; a bar below the header on small screens. */
export function SectionNav() {
  const current = useSectionInView(IDS)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const entry = list.current?.querySelector<HTMLElement>(`a[href="#${current}"]`)
    // On small screens the bar is wider than the window; `scrollIntoView` would also scroll the page.
    if (entry) list.current?.scrollTo?.({ left: entry.offsetLeft - list.current.offsetLeft })
  }, [current])
  return (
    <nav aria-label="Sections of your profile" className={css.nav}>
      <ul ref={list}>
        {EDIT_SECTIONS.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              onClick={(event) => {
                event.preventDefault()
                goTo(id)
              }}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
