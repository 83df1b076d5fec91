import { Link } from '@tanstack/react-router'
import { canOpen } from '@section/domain/access/route-access.ts'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { useSignedIn } from '../../lib/viewer/viewer.ts'
import css from './drops.module.css'

const MEANWHILE = [
  { screen: 'resources', name: 'Resources', what: 'prompt packs and frameworks that you can use today' },
  { screen: 'events', name: 'Events', what: 'a professor and your questions in one room' },
] as const

/** Lists the places that the viewer can use until the first drop comes; nothing where none is open to them. */
export function MeanwhileLinks() {
  const { viewer } = useSignedIn()
  const open = MEANWHILE.filter(({ screen }) => canOpen(pathTo(screen), viewer, {}))
  if (open.length === 0) return null
  return (
    <section className={css.meanwhile} aria-labelledby="meanwhile">
      <h2 id="meanwhile">Until then</h2>
      <ul>
        {open.map(({ screen, name, what }) => (
          <li key={screen}>
            <Link to={pathTo(screen)}>{name}</Link>: {what}
          </li>
        ))}
      </ul>
    </section>
  )
}
