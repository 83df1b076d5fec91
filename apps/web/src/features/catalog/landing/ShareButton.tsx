import { IconShare } from '@tabler/icons-react'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { Button } from '@section/ui/button/Button.tsx'
import { showToast } from '@section/ui/toast/show-toast.tsx'

/** Shares the link of a course by the dialog of the device; where there is none, it copies the link. */
export function ShareButton({ courseId, title }: { courseId: string; title: string }) {
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<Icon of={IconShare} size={16} />}
      onClick={() =>
        void share({ title, url: new URL(pathTo('course', { courseId }), location.origin).href })
      }
    >
      Share
    </Button>
  )
}

async function share(link: { title: string; url: string }): Promise<void> {
  if (!('share' in navigator)) return copy(link.url)
  try {
    await navigator.share(link)
  } catch (error) {
    // A member who closes the dialog has chosen not to share.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(link.url)
  }
}

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    showToast({ message: 'Link copied.' })
  } catch {
    showToast({
      tone: 'error',
      message: 'The link was not copied. Copy it from the address bar of your browser.',
    })
  }
}
