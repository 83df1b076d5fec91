import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { AnchorButton } from '@section/ui/button/AnchorButton.tsx'
import { Button } from '@section/ui/button/Button.tsx'
import { PageSpinner } from '@section/ui/loading/Spinner.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import { ErrorState } from '@section/ui/screen-state/ErrorState.tsx'
import { ScreenState } from '@section/ui/screen-state/ScreenState.tsx'
import { config } from '../../lib/config.ts'
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

function NotOpened({ reason, onRetry }: { readonly reason: string | null; readonly onRetry: () => void }) {
  return (
    <ErrorState
      headingLevel={1}
      title="An error occurred while opening ProfAI. Please try again later."
      sentence={reason}
      action={
        <>
          <AnchorButton variant="primary" href={config.contactUrl}>
            CONTACT SUPPORT
          </AnchorButton>
          <Button onClick={onRetry}>Try again</Button>
        </>
      }
    />
  )
}
