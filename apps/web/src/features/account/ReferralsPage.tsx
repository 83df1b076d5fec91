import { emptyState } from '@section/art/empty-state.ts'
import { AnchorButton } from '@section/ui/button/AnchorButton.tsx'
import { Drawing } from '@section/ui/drawing/Drawing.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import { ScreenState } from '@section/ui/screen-state/ScreenState.tsx'
import { config } from '../../lib/config.ts'

/** Says that the referral program has ended. */
export function ReferralsPage() {
  return (
    <Page width="reading">
      <ScreenState
        headingLevel={1}
        drawing={<Drawing svg={emptyState('mailbox')} alt="" />}
        title="The referral program has been discontinued"
        sentence="Thank you to everybody who brought a colleague along. With questions about an earlier referral, please contact support."
        action={
          <AnchorButton variant="primary" href={config.contactUrl}>
            Contact Support
          </AnchorButton>
        }
      />
    </Page>
  )
}
