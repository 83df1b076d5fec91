import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { emptyState } from '@section/art/empty-state.ts'
import { hasTutor } from '@section/domain/tutor/tutor-access.ts'
import { AnchorButton } from '@section/ui/button/AnchorButton.tsx'
import { Button } from '@section/ui/button/Button.tsx'
import { Drawing } from '@section/ui/drawing/Drawing.tsx'
import { PageSpinner } from '@section/ui/loading/Spinner.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import { ScreenState } from '@section/ui/screen-state/ScreenState.tsx'
import { config } from '../../lib/config.ts'
import { useSignedIn } from '../../lib/viewer/viewer.ts'
import { tutorTransferQuery } from './tutor-transfer-query.ts'

/** Opens the AI tutor in place of this page, so that the way back leads past it. See docs/product/tutor.md#opening-the-tutor. */
export function TutorTransferPage() {
  const { data, isError, isFetching, refetch } = useQuery(tutorTransferQuery)
  const url = data?.url ?? null
  useEffect(() => {
    if (url !== null) location.replace(url)
  }, [url])
  const failed = !isFetching && (isError || data?.url === null)
  return (
    <Page width="reading">
      {failed ? (
        <NotOpened reason={data?.url === null ? data.reason : null} onRetry={() => void refetch()} />
      ) : (
        <ScreenState
          headingLevel={1}
          drawing={<PageSpinner label="Opening ProfAI" />}
          title="Opening ProfAI..."
        />
      )}
    </Page>
  )
}

interface NotOpenedProps {
  /** Why it did not open; null where nothing more is known. */
  readonly reason: string | null
  readonly onRetry: () => void
}

/** Says that the tutor did not open. Trying again is not offered to those who do not have it. */
function NotOpened({ reason, onRetry }: NotOpenedProps) {
  const { customer } = useSignedIn().member
  const canRetry = hasTutor(customer)
  return (
    <ScreenState
      headingLevel={1}
      role="alert"
      drawing={<Drawing svg={emptyState(canRetry ? 'not-loaded' : 'locked')} alt="" />}
      title="An error occurred while opening ProfAI. Please try again later."
      sentence={
        canRetry
          ? reason
          : `${customer?.name ?? 'Your company'} does not have ProfAI. Whoever looks after your company’s membership can change that.`
      }
      action={
        <>
          <AnchorButton variant="primary" href={config.contactUrl}>
            CONTACT SUPPORT
          </AnchorButton>
          {canRetry && <Button onClick={onRetry}>Try again</Button>}
        </>
      }
    />
  )
}
