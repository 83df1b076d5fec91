import { useMatches } from '@tanstack/react-router'
import { useEffect, useLayoutEffect } from 'react'
import { screenAt } from '@section/domain/access/screen-path.ts'
import { config } from '../config.ts'

/**
 * Names the page `Section - {title}` in the browser, for a screen whose title depends on what it shows; while the title
 * is not known the last one stays. Specification 1, section 2.4.
 */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) setTitle(title)
  }, [title])
}

/** Names the page by the site map wherever the title of a screen is fixed; set before a screen's own `usePageTitle`. */
export function ScreenTitle(): null {
  const title = useMatches({ select: (matches) => screenAt(matches.at(-1)?.pathname ?? '')?.screen.title })
  useLayoutEffect(() => {
    if (title) setTitle(title)
  }, [title])
  return null
}

function setTitle(title: string): void {
  document.title = `${config.brandName} - ${title}`
}
