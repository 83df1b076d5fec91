// @vitest-environment node
import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { prerendered } from '../../app/prerender.tsx'

// As the build draws it: without a document. docs/decisions/first-paint.md

test('drawn ahead of the scripts, the buttons that need the app are there and take no click', () => {
  expect(typeof document).toBe('undefined')
  const page = new Window().document
  page.body.innerHTML = prerendered.find(({ social }) => social)?.html ?? ''
  const social = [...page.querySelectorAll('button')].filter(({ textContent }) =>
    textContent.startsWith('Continue with'),
  )
  expect(social.map(({ textContent }) => textContent)).toEqual(['Continue with {{socialName}}'])
  expect(social.map((button) => button.closest('[inert]') !== null)).toEqual([true])
  expect(page.querySelector('button[aria-pressed]')?.closest('[inert]')).not.toBeNull()
  // Only what needs the app waits: what is typed into the fields meanwhile is kept.
  expect(page.querySelector('input[name="email"]')?.closest('[inert]')).toBeNull()
})

test('drawn ahead of the scripts, the form never sends the password in an address', () => {
  const page = new Window().document
  page.body.innerHTML = prerendered.find(({ pattern }) => pattern === '/login')?.html ?? ''
  expect(page.querySelector('input[name="password"]')?.closest('form')?.getAttribute('method')).toBe('dialog')
  expect(page.querySelector('button[type="submit"]')?.hasAttribute('disabled')).toBe(true)
})
