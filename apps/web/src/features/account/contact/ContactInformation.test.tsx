import { expect, test } from 'vitest'
import { openSection } from '../account-settings.fixture.ts'

test('The contact information leads to the profile for the name, and to a mail with a subject for the email', async () => {
  const { section } = await openSection('Update contact information', {
    data: { listSignIns: [], listSignInMethods: ['PASSWORD'] },
  })
  expect(section.getByText('Nora')).toBeDefined()
  expect(section.getByRole('link', { name: 'Edit Profile' }).getAttribute('href')).toBe(
    '/member-directory/u1/edit',
  )
  expect(section.getByText('member@demo.school')).toBeDefined()
  expect(section.getByRole('link', { name: 'Customer Support' }).getAttribute('href')).toMatch(
    /^mailto:.+\?subject=Change%20of%20my%20email%20address&body=My%20account%20is%20member%40demo\.school/,
  )
})
