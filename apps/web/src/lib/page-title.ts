import { useEffect } from 'react'
import { config } from './config.ts'

/** Names the page `Section - {title}` in the browser; while the title is not known the last one stays. Specification 1, section 2.4. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = `${config.brandName} - ${title}`
  }, [title])
}
