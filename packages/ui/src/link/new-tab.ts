/**
 * The attributes of every link that opens in a new tab: it gives the new page no access to this one, and screen readers say
 * that it leaves this tab.
 */
export const NEW_TAB = {
  target: '_blank',
  rel: 'noopener noreferrer',
  'aria-description': 'Opens in a new tab',
} as const

/** The same for the links that members enter, which search engines are not to count as recommendations of the school. */
export const NEW_TAB_OF_MEMBER = { ...NEW_TAB, rel: `${NEW_TAB.rel} nofollow ugc` } as const
