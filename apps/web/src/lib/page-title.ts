import { useEffect } from 'react'
import { config } from './config.ts'

/** Names the page `Section - {title}` in the browser. Specification 1, section 2.4. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${config.brandName} - ${title}` : config.brandName
  }, [title])
}
