import { goTo } from './go-to.ts'
import { SECTIONS } from './sections/sections.ts'
import css from './section-nav.module.css'
import { useSectionInView } from './use-section-in-view.ts'

const IDS = SECTIONS.map(({ id }) => id)

/** The way to each section, which marks the one that is being read; a bar below the header on small screens. */
export function SectionNav() {
  const current = useSectionInView(IDS)
  return (
    <nav aria-label="Sections of your profile" className={css.nav}>
      <ul>
        {SECTIONS.map(({ id, title }) => (
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
