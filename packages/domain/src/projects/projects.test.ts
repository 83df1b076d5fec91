import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS } from '../time/durations.ts'
import { projectForm, projectKindOf } from './project-form.ts'
import { projectButtonText, projectClosesAt, projectStage } from './project-window.ts'

const END = Date.parse('2026-03-20T18:00:00Z')
const OPENS = END - 7 * DAY_MS
const PROJECT = { enabledAt: OPENS, closesAt: projectClosesAt(END) }

test.each([
  ['https://docs.example/my-page', 'LINK'],
  ['https://docs.example/my-page see page 2', 'TEXT'],
  ['http://docs.example/my-page', 'TEXT'],
  ['javascript:alert(1)', 'TEXT'],
  ['https://me:secret@docs.example', 'TEXT'],
  ['We tried two briefs.', 'TEXT'],
])('A project with the content %j is a %s', (content, kind) => {
  expect(projectKindOf(content)).toBe(kind)
})

test('A project is trimmed and has 1 to 5,000 characters', () => {
  expect(projectForm.parse({ content: '  a page  ' })).toEqual({ content: 'a page' })
  expect(projectForm.safeParse({ content: 'x'.repeat(5000) }).success).toBe(true)
  expect(projectForm.safeParse({ content: 'x'.repeat(5001) }).success).toBe(false)
  expect(projectForm.safeParse({ content: ' \n ' }).success).toBe(false)
})

test.each([
  [OPENS - 1, 'ahead'],
  [OPENS, 'open'],
  [END, 'open'],
  [END + 14 * DAY_MS - 1, 'open'],
  [END + 14 * DAY_MS, 'over'],
])('The project of a session at the instant %d is in the stage “%s”', (now, stage) => {
  expect(projectStage(PROJECT, now)).toBe(stage)
})

test('A project without an opening is open at once, and one of a session without an end stays open', () => {
  expect(projectStage({ ...PROJECT, enabledAt: null }, 0)).toBe('open')
  expect(projectStage({ ...PROJECT, closesAt: projectClosesAt(null) }, OPENS + 9000 * DAY_MS)).toBe('open')
  expect(projectClosesAt(null)).toBeNull()
})

test('The button of a project says that it is not open yet, that it was handed in, or to hand it in', () => {
  fc.assert(
    fc.property(fc.integer({ min: -30, max: 30 }), fc.boolean(), (day, completed) => {
      const now = OPENS + day * DAY_MS
      const text = projectButtonText(projectStage(PROJECT, now), completed)
      if (now < OPENS) expect(text).toBe('Project Submission Available Soon')
      else if (completed) expect(text).toBe('Project Submitted! Need to resubmit?')
      else expect(text).toBe('Submit Your Project')
    }),
  )
})
