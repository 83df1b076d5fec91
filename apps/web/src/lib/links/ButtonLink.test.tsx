import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { BackLink } from './BackLink.tsx'
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

test('A link back, or with the look of a button, is the current page only where it leads to the open one', async () => {
  const Ways = () => (
    <>
      <h1>Ways</h1>
      <ButtonLink to="/courses">Courses</ButtonLink>
      <BackLink to="/courses">Back</BackLink>
    </>
  )
  const current = () => screen.getAllByRole('link').map((link) => link.getAttribute('aria-current'))
  await renderScreen(Ways, '/courses/one')
  expect(current()).toEqual([null, null])
  cleanup()
  await renderScreen(Ways, '/courses')
  expect(current()).toEqual(['page', 'page'])
})
