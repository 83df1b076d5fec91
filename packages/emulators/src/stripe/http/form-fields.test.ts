import { expect, test } from 'vitest'
import { parseFormFields } from './form-fields.ts'

const parsed = (text: string): unknown => JSON.parse(JSON.stringify(parseFormFields(text)))

test('Form fields with brackets become objects and lists, in the order of their numbers', () => {
  expect(parsed('a=1&items[1][price]=q&items[0][price]=p&expand[]=x&expand[]=y&b[c][d]=')).toEqual({
    a: '1',
    items: [{ price: 'p' }, { price: 'q' }],
    expand: ['x', 'y'],
    b: { c: { d: '' } },
  })
})

test('Form fields named like parts of JavaScript’s objects change no object', () => {
  expect(parseFormFields('__proto__[polluted]=yes&constructor[prototype][polluted]=yes')).toHaveProperty(
    'constructor',
  )
  expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('polluted')
})

test('Form fields that are given as a value and as a part keep the part', () => {
  expect(parsed('a=1&a[b]=2')).toEqual({ a: { b: '2' } })
})
