import { useMatches } from '@tanstack/react-router'
import { useEffect, useLayoutEffect } from 'react'
import { screenAt } from '@section/domain/access/screen-path.ts'
import { config } from '../config.ts'

/**
 * Sets the document title to `Section - {title}`, for a screen whose title depends on its data; undefined keeps the
 * last title.
 */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) setTitle(title)
  }, [title])
}

/** Sets the document title of the site map, before a screen's own `usePageTitle`. */
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
