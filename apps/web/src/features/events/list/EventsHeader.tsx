import { PageHeader } from '@section/ui/page/PageHeader.tsx'
import { Banner } from '@section/ui/banner/Banner.tsx'
import { SafeAnchorButton } from '../../../lib/links/SafeAnchorButton.tsx'
import { config } from '../../../lib/config.ts'
import css from './events.module.css'

/** Shows the notice of the school's public events and the heading, which stand above the list of events also while it loads. */
export function EventsHeader() {
  return (
    <>
      <div className={css.banner}>
        <Banner
          label="Public events"
          action={
            <SafeAnchorButton size="small" address={config.marketingUrl ?? config.calendarUrl} newTab>
              See all public events
            </SafeAnchorButton>
          }
        >
          Interested in more events? The school also holds some that are open to everybody.
        </Banner>
      </div>
      <PageHeader
        eyebrow="Events"
        title="Be a part of something big"
        lead="Grow your expertise live, with the people who teach it and the members who use it."
      />
    </>
  )
}
