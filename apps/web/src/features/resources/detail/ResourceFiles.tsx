import { IconDownload, IconExternalLink } from '@tabler/icons-react'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { SafeAnchorButton } from '../../../lib/links/SafeAnchorButton.tsx'
import { track, type TrackedEvents } from '../../../lib/tracking/tracking.ts'
import type { ResourceDetail } from '../resources-query.ts'
import css from './resource.module.css'

/** The buttons that open a resource as a file; nothing for one that is only a page. */
export function ResourceFiles({ resource }: { readonly resource: ResourceDetail }) {
  const { resourceID: resourceId, slug, title, pdfDownloadUrl, googleDocCopyUrl } = resource
  if (pdfDownloadUrl === null && googleDocCopyUrl === null) return null
  const report = (action: TrackedEvents['Resource Downloaded']['action']) =>
    track('Resource Downloaded', { action, page: pathTo('resource', { slug }), resourceId, title, slug })
  return (
    <div className={css.files}>
      {pdfDownloadUrl !== null && (
        <SafeAnchorButton
          variant="primary"
          icon={<Icon of={IconDownload} />}
          address={pdfDownloadUrl}
          newTab
          onClick={() => report('Download PDF')}
        >
          Download PDF
        </SafeAnchorButton>
      )}
      {googleDocCopyUrl !== null && (
        <SafeAnchorButton
          icon={<Icon of={IconExternalLink} />}
          address={googleDocCopyUrl}
          newTab
          onClick={() => report('Open Google Doc')}
        >
          Open Google Doc
        </SafeAnchorButton>
      )}
    </div>
  )
}
