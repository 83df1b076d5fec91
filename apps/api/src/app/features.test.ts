import { expect, test } from 'vitest'
import { mergeParts } from '../server/feature.ts'
import { features } from './features.ts'

test('The parts of features are merged to one object, without those that a feature does not have', () => {
  expect(mergeParts([{ catalog: 1 }, undefined, { mail: 2, outbox: undefined }])).toEqual({
    catalog: 1,
    mail: 2,
    outbox: undefined,
  })
})

test('Two features that add a member of the same name are refused', () => {
  expect(() => mergeParts([{ catalog: 1 }, { catalog: 1 }])).toThrow('Two features add catalog.')
})

test('Each kind of content that the report of a load counts belongs to one feature', () => {
  expect(() => mergeParts(features.map(({ content }) => content?.counted))).not.toThrow()
})
