import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { ButtonLink } from './ButtonLink.tsx'

afterEach(cleanup)

/** An address that is known only at run time, like the address in an invitation. */
const PARTNER: string = 'https://partner.example/welcome?from=us'

function Links() {
  return (
    <>
      <h1>Links</h1>
      <ButtonLink to="/courses">Courses</ButtonLink>
      <ButtonLink to={PARTNER}>Partner</ButtonLink>
      <ButtonLink to={PARTNER} newTab>
        New tab
      </ButtonLink>
    </>
  )
}

test('A link with the look of a button leads to a screen, or to the address of another site as it is', async () => {
  await renderScreen(Links, '/')
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(href('Courses')).toBe('/courses')
  expect(href('Partner')).toBe(PARTNER)
  const newTab = screen.getByRole('link', { name: 'New tab' })
  expect([newTab.getAttribute('target'), newTab.getAttribute('rel')]).toEqual([
    '_blank',
    'noopener noreferrer',
  ])
  const descriptions = screen.getAllByRole('link').map((link) => link.getAttribute('aria-description'))
  expect(descriptions).toEqual([null, null, 'Opens in a new tab'])
})

test('A link with the look of a button is the current page only where it leads to the open one', async () => {
  await renderScreen(Links, '/courses/one')
  const current = () => screen.getByRole('link', { name: 'Courses' }).getAttribute('aria-current')
  expect(current()).toBeNull()
  cleanup()
  await renderScreen(Links, '/courses')
  expect(current()).toBe('page')
})
