import { IconShare } from '@tabler/icons-react'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { Button } from '@section/ui/button/Button.tsx'
import { copyText } from '../../../lib/links/copy-text.ts'
import { shareAddress } from '../../../lib/links/share-address.ts'

/** Shares the link of a course by the dialog of the device; where there is none, it copies the link. */
export function ShareButton({ courseId, title }: { courseId: string; title: string }) {
  const url = new URL(pathTo('course', { courseId }), location.origin).href
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<Icon of={IconShare} size={16} />}
      onClick={() => void shareAddress({ title, url }, () => copyText(url, TEXTS))}
    >
      Share
    </Button>
  )
}

/** The toasts name no field with the address, because the page has none. */
const TEXTS = {
  copied: 'Link copied.',
  refused: 'The link was not copied. Copy it from the address bar of your browser.',
}
