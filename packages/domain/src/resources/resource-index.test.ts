import { expect, test } from 'vitest'
import { viewer } from '../access/viewer.fixture.ts'
import { resourceIndex } from './resource-index.ts'

test.each([
  [['ai-academy'], true, 'ai'],
  [['ai-academy'], false, 'all'],
  [['ai-academy', 'mcsc-unlimited'], true, 'all'],
  [['mcsc-unlimited'], true, 'all'],
] as const)(
  'A member with the areas %j and the flag of the AI view %s searches the index of resources %s',
  (areas, aiAcademyView, index) => {
    expect(resourceIndex(viewer('MEMBER', [...areas]), aiAcademyView)).toBe(index)
  },
)
