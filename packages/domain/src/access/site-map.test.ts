import { describe, expect, it } from 'vitest'
import { movedTo, pathTo, screenAt } from './screen-path.ts'
import { SCREENS } from './site-map.ts'

// These tests check the rows of the site map, and the addresses that have moved.

describe('The site map', () => {
  it.each(SCREENS)('has the screen "%s" at its own path with its parameters', (id, { path }) => {
    const address = path.replaceAll('$', 'the-')
    const names = [...path.matchAll(/\$(\w+)/g)].map(([, name = '']) => name)
    expect(screenAt(address)).toMatchObject({
      id,
      params: Object.fromEntries(names.map((name) => [name, `the-${name}`])),
    })
    expect(screenAt(`${address}/?a=b#c`)?.id).toBe(id)
  })

  it('has no screen at an unknown path', () => {
    for (const path of ['/nowhere', '/member-directory/a/b', '/upgrade/x', '/courses/a/b/c/d/e'])
      expect(screenAt(path), path).toBeNull()
  })

  it('has a screen also for a malformed parameter', () => {
    expect(screenAt('/courses/%')?.params).toEqual({ courseId: '%' })
  })

  it('shows the metering banner only where limited members choose and watch videos', () => {
    for (const path of [
      '/',
      '/courses',
      '/courses/c',
      '/courses/ondemand/a/b/c',
      '/certificates',
      '/mini-mbas',
    ])
      expect(screenAt(path)?.screen.meteringBanner, path).toBe(true)
    for (const path of ['/account-settings', '/upgrade', '/events', '/login'])
      expect(screenAt(path)?.screen.meteringBanner, path).toBeUndefined()
  })
})

describe('pathTo', () => {
  it('returns the path of a screen with encoded parameters', () => {
    expect(pathTo('courses')).toBe('/courses')
    expect(pathTo('course', { courseId: 'a/b c' })).toBe('/courses/a%2Fb%20c')
    expect(screenAt(pathTo('course', { courseId: 'a/b c' }))?.params).toEqual({ courseId: 'a/b c' })
  })

  it('does not compile without the parameters of the path', () => {
    // @ts-expect-error the course is missing
    expect(pathTo('course')).toBe('/courses/$courseId')
    // @ts-expect-error the address has no parameter of this name
    expect(pathTo('courses', { courseId: 'c' })).toBe('/courses')
  })
})

describe('movedTo', () => {
  it('returns the new path of a moved path', () => {
    const id = 'a'.repeat(36)
    expect(movedTo('/bootcamps')).toBe('/mini-mbas')
    expect(movedTo('/sprints')).toBe('/courses')
    expect(movedTo('/reset-password')).toBe('/forgot-password')
    expect(movedTo(`/courses/${id}/${id}/${id}`)).toBe(`/courses/ondemand/${id}/${id}/${id}`)
  })

  it('returns null for a path that has not moved', () => {
    const id = 'a'.repeat(36)
    expect(movedTo(`/courses/${id}/${id}/short`)).toBeNull()
    expect(movedTo(`/courses/${id}`)).toBeNull()
  })
})
