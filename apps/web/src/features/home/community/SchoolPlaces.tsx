import { IconBulb, IconCalendarEvent, IconFileText, IconUsers } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { canOpen } from '@section/domain/access/route-access.ts'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { SITE_MAP } from '@section/domain/access/site-map.ts'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { Section } from '@section/ui/page/Section.tsx'
import { useSignedIn } from '../../../lib/viewer/viewer.ts'
import css from './school-places.module.css'

/** The screens for which members come back beside their courses; the menu does not name most of them. */
const PLACES = [
  { screen: 'events', icon: IconCalendarEvent, sentence: 'Ask a professor, and hear how others do it.' },
  { screen: 'insights', icon: IconBulb, sentence: 'Read what happened when a company tried it.' },
  { screen: 'resources', icon: IconFileText, sentence: 'Take a prompt pack or a framework to work.' },
  { screen: 'memberDirectory', icon: IconUsers, sentence: 'Find somebody who has done it before.' },
] as const

/** Leads to the places of the school that are open to the member. docs/product/home.md#places-of-the-school */
export function SchoolPlaces() {
  const { viewer } = useSignedIn()
  const open = PLACES.filter(({ screen }) => canOpen(pathTo(screen), viewer, {}))
  if (open.length === 0) return null
  return (
    <Section title="More of the school">
      <ul className={css.places}>
        {open.map(({ screen, icon, sentence }) => (
          <li key={screen} className={css.place}>
            <span className={css.icon}>
              <Icon of={icon} size={22} />
            </span>
            <div>
              <Link to={pathTo(screen)} className={css.link}>
                {SITE_MAP[screen].title}
              </Link>
              <p className={css.sentence}>{sentence}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
