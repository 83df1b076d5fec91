import { AnchorButton } from '@section/ui/button/AnchorButton.tsx'
import { config } from '../../../lib/config.ts'
import { track } from '../../../lib/tracking/tracking.ts'
import css from './upgrade.module.css'

/** Says what the school offers to teams, which buy nothing here. */
export function TeamsPromo() {
  return (
    <section className={css.teams} aria-labelledby="teams">
      <div>
        <h2 id="teams" className={css.teamsTitle}>
          Learning with your team?
        </h2>
        <p>Groups of 15+ get enterprise pricing.</p>
      </div>
      <AnchorButton
        href={config.marketingUrl ?? config.contactUrl}
        newTab={config.marketingUrl !== null}
        aria-label="Learn more about membership for teams"
        onClick={() => track('CTA Clicked', { text: 'Learn more', location: 'upgrade' })}
      >
        Learn more
      </AnchorButton>
    </section>
  )
}
