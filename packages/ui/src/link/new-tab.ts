/**
 * The attributes of every link that opens in a new tab: it gives the new page no access to this one, and screen readers say
 * that it leaves this tab.
 */
export const NEW_TAB = {
  target: '_blank',
  rel: 'noopener noreferrer',
  'aria-description': 'Opens in a new tab',
} as const
