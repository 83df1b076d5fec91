import frauncesUrl from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url'
import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'

/** The two font files of every screen, to be preloaded (`as="font" type="font/woff2" crossorigin`). Together under 90 kB. */
export const fontUrls: readonly string[] = [interUrl, frauncesUrl]
