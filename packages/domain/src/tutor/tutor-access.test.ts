import { expect, test } from 'vitest'
import { hasTutor } from './tutor-access.ts'

const company = { type: 'ENTERPRISE', enableProfAI: true, disableAIFeatures: false } as const

test('The people of a company have the tutor only if the company has it and does not disable AI features', () => {
  expect(hasTutor(company)).toBe(true)
  expect(hasTutor({ ...company, enableProfAI: false })).toBe(false)
  expect(hasTutor({ ...company, disableAIFeatures: true })).toBe(false)
})

test('Whose membership no company pays for has the tutor whatever their customer sets', () => {
  expect(hasTutor(null)).toBe(true)
  for (const type of ['CONSUMER', 'INTERNAL'] as const)
    expect(hasTutor({ type, enableProfAI: false, disableAIFeatures: true }), type).toBe(true)
})
