import { Card } from '@section/ui/page/Card.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import { PageHeader } from '@section/ui/page/PageHeader.tsx'
import { Section } from '@section/ui/page/Section.tsx'
import { config } from '../../lib/config.ts'
import { useSignedIn } from '../../lib/viewer/viewer.ts'
import { useMeteringPlan } from '../metering/metering-query.ts'
import { BillingSections } from '../billing/settings/BillingSections.tsx'
import { OwnCredentials } from '../credentials/OwnCredentials.tsx'
import { NotedCourses } from '../video/notes/NotedCourses.tsx'
import { CalendarSubscription } from './CalendarSubscription.tsx'
import css from './account-settings.module.css'
import { MonthlyVideos } from './monthly-videos/MonthlyVideos.tsx'
import { SecondaryLogin } from './SecondaryLogin.tsx'
import { SignOutEverywhere } from './SignOutEverywhere.tsx'

/** The member's login, membership, certificates and badges, videos of the month, signed-in devices, calendar subscription and notes. docs/product/account-settings.md */
export function AccountSettingsPage() {
  const { member } = useSignedIn()
  const plan = useMeteringPlan()
  return (
    <Page width="reading">
      <PageHeader
        title="Account settings"
        lead={
          plan
            ? 'How you sign in, what you pay, what you have earned, your videos this month, where you are signed in, and your calendar.'
            : 'How you sign in, what you pay, what you have earned, where you are signed in, and your calendar.'
        }
      />
      <Section title="Your login">
        <Card>
          <dl className={css.facts}>
            <div>
              <dt>Name</dt>
              <dd>{member.displayName ?? `${member.firstName} ${member.lastName}`}</dd>
            </div>
            <div>
              <dt>Email</dt>
              <dd>{member.email}</dd>
            </div>
          </dl>
          <p className={css.note}>
            To change either, write to <a href={`mailto:${config.supportEmail}`}>Customer Support</a>.
          </p>
        </Card>
      </Section>
      <BillingSections />
      <OwnCredentials />
      {plan && <MonthlyVideos plan={plan} />}
      {config.social && <SecondaryLogin provider={config.social.name} />}
      <SignOutEverywhere />
      <CalendarSubscription />
      <NotedCourses />
    </Page>
  )
}
