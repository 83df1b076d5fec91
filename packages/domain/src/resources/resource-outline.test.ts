import { expect, test } from 'vitest'
import { resourceOutline } from './resource-outline.ts'

const block = (anchorName: string | null, content: string, more = {}) => ({
  type: 'RICH_TEXT_HTML',
  content,
  anchorName,
  target: null,
  ...more,
})

const blocks = [
  block(null, '## Before'),
  block('brief', 'Text\n\n## Write the **brief**'),
  block('plain', 'No heading'),
  block('map', 'A map', { type: 'IMAGE' }),
  block('course', 'Take it', { type: 'COURSE_LINK', target: { title: 'Pricing' } }),
]

test('The outline of a resource names its anchored blocks by their heading, description or target', () => {
  expect(resourceOutline(blocks)).toEqual([
    { anchor: 'brief', label: 'Write the brief' },
    { anchor: 'map', label: 'A map' },
    { anchor: 'course', label: 'Pricing' },
  ])
})

test('A resource with fewer than three anchored blocks has no outline', () => {
  expect(resourceOutline(blocks.slice(0, 4))).toEqual([])
})
