import { expect, test } from 'vitest'
import { missingParts } from './missing-parts.ts'

const WHOLE = {
  profileImageUrl: '/art/portrait/nora.svg',
  jobRole: 'Product Lead',
  company: { name: 'Tidewater' },
  about: 'I build things.',
  growthTip: 'Ask.',
  communityGive: 'Reviews',
  communityGet: 'Ideas',
  whatILove: 'Rain',
}

test('A whole profile misses nothing', () => {
  expect(missingParts(WHOLE)).toEqual([])
})

test('A profile misses what is empty or not told', () => {
  expect(missingParts({ ...WHOLE, profileImageUrl: null, company: null, about: '' })).toEqual([
    'A photo',
    'Your company',
    'A few words about you',
  ])
})
