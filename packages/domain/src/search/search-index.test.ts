import { expect, test } from 'vitest'
import { viewer } from '../access/viewer.fixture.ts'
import { searchIndex } from './search-index.ts'

const ai = { aiAcademyView: true, stacks: new Set(['ai']) }

test('The AI index is searched by members of the AI Academy who have its view', () => {
  expect(searchIndex(viewer('MEMBER', ['ai-academy']), ai)).toBe('ai')
})

test('The index of all courses is searched without the view, by members with more areas, and by those who see another stack', () => {
  expect(searchIndex(viewer('MEMBER', ['ai-academy']), { ...ai, aiAcademyView: false })).toBe('all')
  expect(searchIndex(viewer('MEMBER', ['ai-academy', 'mcsc-unlimited']), ai)).toBe('all')
  expect(searchIndex(viewer('LIMITED', ['mc-limited']), ai)).toBe('all')
  const stacks = new Set(['ai', 'marketing'])
  expect(searchIndex(viewer('MEMBER', ['ai-academy', 'crash-courses']), { ...ai, stacks })).toBe('all')
})
