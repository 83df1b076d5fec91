import { describe, expect, it } from 'vitest'
import { movedTo, pathTo, screenAt } from './screen-path.ts'
import { SCREENS } from './site-map.ts'

// Specification 1, sections 2.1 and 2.2.

describe('the site map', () => {
  it.each(SCREENS)('leads to the screen "%s" from its own address, with its parameters', (id, { path }) => {
    const address = path.replaceAll('$', 'the-')
    const names = [...path.matchAll(/\$(\w+)/g)].map(([, name = '']) => name)
    expect(screenAt(address)).toMatchObject({
      id,
      params: Object.fromEntries(names.map((name) => [name, `the-${name}`])),
    })
    expect(screenAt(`${address}/?a=b#c`)?.id).toBe(id)
  })

  it('knows no screen at an address of none', () => {
    for (const path of ['/nowhere', '/member-directory/a/b', '/upgrade/x', '/courses/a/b/c/d/e'])
      expect(screenAt(path), path).toBeNull()
  })

  it('finds a screen whose parameter is not well encoded', () => {
    expect(screenAt('/courses/%')?.params).toEqual({ courseId: '%' })
  })

  it('shows the metering banner where limited members choose and watch videos, and nowhere else', () => {
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
  it('answers the address of a screen with its parameters encoded', () => {
    expect(pathTo('courses')).toBe('/courses')
    expect(pathTo('course', { courseId: 'a/b c' })).toBe('/courses/a%2Fb%20c')
    expect(screenAt(pathTo('course', { courseId: 'a/b c' }))?.params).toEqual({ courseId: 'a/b c' })
  })

  it('does not compile without the parameters of the address', () => {
    // @ts-expect-error the course is missing
    expect(pathTo('course')).toBe('/courses/$courseId')
    // @ts-expect-error the address has no parameter of this name
    expect(pathTo('courses', { courseId: 'c' })).toBe('/courses')
  })
})

describe('movedTo', () => {
  it('leads old addresses to the screens that took their place', () => {
    const id = 'a'.repeat(36)
    expect(movedTo('/bootcamps')).toBe('/mini-mbas')
    expect(movedTo('/sprints')).toBe('/courses')
    expect(movedTo('/reset-password')).toBe('/forgot-password')
    expect(movedTo('/courses/ondemand/c')).toBe('/courses/c')
    expect(movedTo(`/courses/${id}/${id}/${id}`)).toBe(`/courses/ondemand/${id}/${id}/${id}`)
  })

  it('leaves addresses alone that have not moved', () => {
    const id = 'a'.repeat(36)
    expect(movedTo(`/courses/${id}/${id}/short`)).toBeNull()
    expect(movedTo(`/courses/${id}`)).toBeNull()
  })
})
