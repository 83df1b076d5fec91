import { expect, test } from 'vitest'
import { movedTo } from './moved-routes.ts'

test('moved routes', () => {
  const id = 'a'.repeat(36)
  expect(movedTo('/bootcamps')).toBe('/mini-mbas')
  expect(movedTo('/sprints')).toBe('/courses')
  expect(movedTo(`/courses/${id}/${id}/${id}`)).toBe(`/courses/ondemand/${id}/${id}/${id}`)
  expect(movedTo(`/courses/${id}/${id}/short`)).toBeNull()
  expect(movedTo(`/courses/${id}`)).toBeNull()
})
