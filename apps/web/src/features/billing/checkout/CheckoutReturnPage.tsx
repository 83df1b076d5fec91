import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Button } from '@section/ui/button/Button.tsx'
import { PageSpinner } from '@section/ui/loading/Spinner.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import { ErrorState } from '@section/ui/screen-state/ErrorState.tsx'
import { ScreenState } from '@section/ui/screen-state/ScreenState.tsx'
import { NotFoundScreen } from '../../../lib/routing/NotFoundScreen.tsx'
import { confirmCheckoutQuery } from './confirm-checkout-query.ts'
import { NotPaid } from './NotPaid.tsx'
import { PaidCheckout } from './PaidCheckout.tsx'

/** Says what became of the checkout from which the member comes back. See docs/product/membership.md#after-the-checkout. */
export function CheckoutReturnPage() {
  const { session_id: sessionId } = useSearch({ strict: false })
  return sessionId === undefined ? <NotFoundScreen /> : <Confirmation key={sessionId} sessionId={sessionId} />
}

function Confirmation({ sessionId }: { sessionId: string }) {
  const { data, isError, isFetching, refetch } = useQuery(confirmCheckoutQuery(sessionId))
  if (data === null) return <NotFoundScreen />
  if (data?.status === 'PAID') return <PaidCheckout checkout={data} />
  if (data) return <NotPaid {...data} status={data.status} />
  return (
    <Page width="reading">
      {isError && !isFetching ? (
        <ErrorState
          headingLevel={1}
          title="We couldn’t confirm your payment yet"
          sentence="If you paid, nothing is lost: your membership opens as soon as our e-commerce provider tells us. You don’t need to pay again."
          action={
            <Button variant="primary" onClick={() => void refetch()}>
              Retry
            </Button>
          }
        />
      ) : (
        <ScreenState
          headingLevel={1}
          drawing={<PageSpinner label="Confirming your payment" />}
          title="Confirming your payment"
          sentence="This takes a few seconds. Please stay on this page."
        />
      )}
    </Page>
  )
}
