import { Page } from '@section/ui/page/Page.tsx'
import { PageHeader } from '@section/ui/page/PageHeader.tsx'
import { config } from '../../lib/config.ts'
import { useMeteringPlan } from '../metering/metering-query.ts'
import { BillingSections } from '../billing/settings/BillingSections.tsx'
import { OwnCredentials } from '../credentials/OwnCredentials.tsx'
import { NotedCourses } from '../video/notes/NotedCourses.tsx'
import { CalendarSubscription } from './CalendarSubscription.tsx'
import { ContactInformation } from './contact/ContactInformation.tsx'
import { SignedInDevices } from './devices/SignedInDevices.tsx'
import { KeyboardSettings } from './KeyboardSettings.tsx'
import { MonthlyVideos } from './monthly-videos/MonthlyVideos.tsx'
import { PasswordSection } from './password/PasswordSection.tsx'
import { SecondaryLogin } from './secondary-login/SecondaryLogin.tsx'

/** Shows how the member signs in, the membership, certificates and badges, videos of the month, calendar subscription, notes and keyboard. docs/product/account-settings.md */
export function AccountSettingsPage() {
  const plan = useMeteringPlan()
  return (
    <Page width="reading">
      <PageHeader
        title="Account settings"
        lead={
          plan
            ? 'How you sign in and where, what you pay, what you have earned, your videos this month, and your calendar.'
            : 'How you sign in and where, what you pay, what you have earned, and your calendar.'
        }
      />
      <ContactInformation />
      <PasswordSection />
      {config.social && <SecondaryLogin provider={config.social.name} />}
      <SignedInDevices />
      <BillingSections />
      <OwnCredentials />
      {plan && <MonthlyVideos plan={plan} />}
      <CalendarSubscription />
      <NotedCourses />
      <KeyboardSettings />
    </Page>
  )
}
