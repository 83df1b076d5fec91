import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { VisuallyHidden } from '@section/ui/accessibility/VisuallyHidden.tsx'
import { Button } from '@section/ui/button/Button.tsx'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { isOutage } from '../../../lib/graphql/failures.ts'
import { SignInEnded } from '../../../lib/graphql/graphql-client.ts'
import { limitMessage } from '../../../lib/graphql/limit-message.ts'
import { TokenRefused } from '../../../lib/sign-in/tokens.ts'
import { reportError } from '../../../lib/tracking/error-reporting.ts'
import { type DownloadedTable, downloadTable } from './download-table.ts'

interface DownloadButtonProps {
  readonly label: string
  readonly table: DownloadedTable
}

type Download =
  | { is: 'not asked' | 'under way' }
  | { is: 'saved'; name: string }
  /** `wait` says how long to wait after too many downloads; null after any other failure. */
  | { is: 'failed'; wait: string | null }

/**
 * A button that saves the CSV file of a table. After a failure its label says so, and it can be pressed again; screen readers
 * are told how it ended, and everybody how long to wait after too many. docs/product/organization.md#downloads
 */
export function DownloadButton({ label, table }: DownloadButtonProps) {
  const [download, setDownload] = useState<Download>({ is: 'not asked' })
  const start = async () => {
    setDownload({ is: 'under way' })
    try {
      setDownload({ is: 'saved', name: await downloadTable(table) })
    } catch (error) {
      const wait = limitMessage(error)
      if (wait === null && !isOutage(error) && !hasSignInEnded(error)) reportError(error)
      setDownload({ is: 'failed', wait })
    }
  }
  return (
    <>
      <Button
        icon={<Icon of={IconDownload} />}
        busy={download.is === 'under way'}
        onClick={() => void start()}
        title={download.is === 'failed' ? (download.wait ?? undefined) : undefined}
      >
        {download.is === 'failed' ? `${label} - Error, please try again later` : label}
      </Button>
      <span role="status">
        <VisuallyHidden>{announcement(download)}</VisuallyHidden>
      </span>
    </>
  )
}

function announcement(download: Download): string {
  if (download.is === 'saved') return `${download.name} was downloaded.`
  if (download.is !== 'failed') return ''
  return ['The download failed.', download.wait].filter((sentence) => sentence !== null).join(' ')
}

const hasSignInEnded = (error: unknown) => error instanceof SignInEnded || error instanceof TokenRefused
