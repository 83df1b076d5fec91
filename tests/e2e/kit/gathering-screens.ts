import { stableId } from '@section/api/server/content/stable-id.ts'

/** The screens on which members gather: the lists, and of each noun one that has all its parts. */
export const GATHERING_SCREENS: readonly string[] = [
  '/',
  '/events',
  `/events/${stableId('member-event', 'visits-before-code')}`,
  `/events/${stableId('member-event', 'a-roadmap-that-says-no')}`,
  '/insights',
  `/insights/${stableId('case-study', 'the-price-nobody-dared-to-name')}`,
  '/resources',
  '/resources/the-brief-builder',
  '/resources/nine-line-pricing-canvas',
  '/drops',
]
