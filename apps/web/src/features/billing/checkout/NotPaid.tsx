import { emptyState } from '@section/art/empty-state.ts'
import { membershipRoute } from '@section/domain/access/route-access.ts'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { Drawing } from '@section/ui/drawing/Drawing.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import { ScreenState } from '@section/ui/screen-state/ScreenState.tsx'
import { ButtonLink } from '../../../lib/links/ButtonLink.tsx'
import { usePageTitle } from '../../../lib/routing/page-title.ts'
import { useSignedIn } from '../../../lib/viewer/viewer.ts'
import type { CheckoutConfirmation } from './confirm-checkout-query.ts'

interface NotPaidProps {
  readonly status: Exclude<CheckoutConfirmation['status'], 'PAID'>
  /** The plan or product. */
  readonly name: string
  /** The page of a product; null for a plan, which has none. */
  readonly path: string | null
}

/** A checkout whose payment is under way, or was not made. */
export function NotPaid({ status, name, path }: NotPaidProps) {
  const { viewer } = useSignedIn()
  const { drawing, title, sentence } = textsOf(status, name)
  usePageTitle(title)
  return (
    <Page width="reading">
      <ScreenState
        headingLevel={1}
        drawing={<Drawing svg={emptyState(drawing)} alt="" />}
        title={title}
        sentence={sentence}
        action={
          status === 'PROCESSING' ? (
            <ButtonLink variant="primary" to={pathTo('home')}>
              Return to Home Page
            </ButtonLink>
          ) : (
            <ButtonLink variant="primary" to={path ?? membershipRoute(viewer)}>
              {path === null ? 'Back to the plans' : `Back to ${name}`}
            </ButtonLink>
          )
        }
      />
    </Page>
  )
}

function textsOf(status: NotPaidProps['status'], name: string) {
  switch (status) {
    case 'PROCESSING':
      return {
        drawing: 'mailbox',
        title: 'Your payment is on its way',
        sentence: `Your bank takes a few days for it. ${name} opens when the money arrives, and we write to you then.`,
      } as const
    case 'OPEN':
      return {
        drawing: 'locked',
        title: 'Nothing was paid yet',
        sentence: `The checkout of ${name} was left before its end, and nothing was charged.`,
      } as const
    case 'EXPIRED':
      return {
        drawing: 'locked',
        title: 'This checkout has expired',
        sentence: `Nothing was charged for ${name}. You can begin again whenever you like.`,
      } as const
  }
}
