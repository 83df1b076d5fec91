import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { UNRECOGNIZED_WORK_EMAIL } from '@section/domain/invitations/email-domain.ts'
import { openApp } from '../../../testing/open-app.tsx'
import { MEMBER_ANSWER } from '../../../testing/signed-in.ts'
import { PASS_ANSWER } from './open-pass.fixture.ts'

// These tests go through the screens of an invitation.

const refused = (code: string) => ({
  getPassDetailsByCode: { ...PASS_ANSWER, error: { code, message: 'Refused.' } },
})
const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

/** Fills in the fields that every registration has. */
async function fillNames(email: string, label = 'Work email') {
  await screen.findByLabelText('First name')
  fill('First name', 'Vera')
  fill('Last name', 'Lindqvist')
  fill(label, email)
}

test.each([
  ['is full', refused('402'), 'Uh oh!', 'There are no slots left for this invitation.'],
  ['has expired', refused('410'), 'Oh no!', 'Enrollment with this invitation has expired.'],
  ['is unknown', { getPassDetailsByCode: null }, 'Whoops!', 'This invitation link is invalid.'],
])(
  'An invitation that %s opens no form, names the reason, and offers support',
  async (_why, data, name, words) => {
    openApp('/invite-registration/ACME', { data })
    await title(name)
    expect(screen.getByText(words)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Contact Support' })).toBeDefined()
    expect(screen.queryByRole('textbox')).toBeNull()
  },
)

test.each([
  ['preview', 'is full', refused('402'), 'There are no slots left for this invitation.'],
  ['preview', 'has expired', refused('410'), 'Enrollment with this invitation has expired.'],
  ['preview', 'is unknown', { getPassDetailsByCode: null }, 'This invitation link is invalid.'],
  ['pathway', 'is full', refused('402'), 'There are no slots left for this invitation.'],
])(
  'The %s page of an invitation that %s names the reason and has no link to join',
  async (place, _why, data, words) => {
    openApp(`/${place}/ACME`, { data })
    expect(await screen.findByText(words)).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Join Here' })).toBeNull()
  },
)

test('A member who opens a full invitation that they do not hold reads that it is full', async () => {
  const lookupPassActivationLink = { success: false, link: null, existingUser: null, showStayTuned: false }
  openApp('/invite-registration/ACME', {
    data: { ...refused('402'), lookupPassActivationLink },
    signedIn: MEMBER_ANSWER,
  })
  await title('Uh oh!')
})

test('The form of a consumer asks for eight fields, names each that was left empty, and is sent once all are filled in', async () => {
  const pass = { ...PASS_ANSWER, title: 'Thirty days', targetSegment: 'CONSUMER' }
  const error = { code: '418', message: 'From the server.' }
  const data = { getPassDetailsByCode: pass, createUserWithPass: { result: null, tac: null, error } }
  const { requests } = openApp('/invite-registration/ACME', { data })
  expect(await screen.findByText('Register to start your free 30-day membership.')).toBeDefined()
  const asked = requests.length
  fireEvent.click(button('Register'))
  expect(document.activeElement).toBe(screen.getByLabelText('First name'))
  const labels = ['First name', 'Last name', 'Email', 'Company', 'Job title', 'Phone']
  const choices = ['Job level', 'Company size']
  for (const label of [...labels, ...choices]) fireEvent.blur(screen.getByLabelText(label))
  expect(screen.getAllByText('Required')).toHaveLength(8)
  await fillNames('vera@new.example', 'Email')
  fill('Company', 'Sendero')
  fill('Job title', 'Analyst')
  fill('Job level', 'manager')
  fill('Company size', '100-499')
  fireEvent.click(button('Register'))
  expect(screen.getAllByText('Required')).toHaveLength(1)
  expect(document.activeElement).toBe(screen.getByLabelText('Phone'))
  expect(requests).toHaveLength(asked)
  fill('Phone', '+1 212 555 0100')
  fireEvent.click(button('Register'))
  await title('Whoops!')
  expect(requests.at(-1)?.body).toMatchObject({
    variables: {
      code: 'ACME',
      email: 'vera@new.example',
      jobLevel: 'manager',
      companyNumberOfEmployees: '100-499',
    },
  })
})

test('An address that does not belong to the employer is refused with a button back to the filled-in form', async () => {
  const pass = {
    ...PASS_ANSWER,
    extraCollectionFields: [{ name: 'team', label: 'Your team', required: true }],
  }
  const error = { code: '412', message: UNRECOGNIZED_WORK_EMAIL }
  const data = { getPassDetailsByCode: pass, createUserWithPass: { result: null, tac: null, error } }
  openApp('/invite-registration/ACME', { data })
  await fillNames('vera@elsewhere.example')
  fill('Your team', 'Growth')
  fireEvent.click(button('Register'))
  await title('Whoops!')
  expect(
    screen.getByText(
      'This email extension is not recognized for this course. Please try again with your work email.',
    ),
  ).toBeDefined()
  expect(screen.getByRole('link', { name: 'Contact Support' })).toBeDefined()
  fireEvent.click(button('Use another email'))
  expect((await screen.findByLabelText<HTMLInputElement>('Your team')).value).toBe('Growth')
})

test('A redemption code is required, and one that the server does not know is named at its field', async () => {
  const pass = { ...PASS_ANSWER, hasRedemptionCode: true }
  const error = { code: '403', message: 'Invalid redemption code.' }
  const data = { getPassDetailsByCode: pass, createUserWithPass: { result: null, tac: null, error } }
  openApp('/invite-registration/ACME', { data })
  await fillNames('vera@northlight.example')
  fireEvent.click(button('Register'))
  expect(screen.getByText('Required')).toBeDefined()
  fill('Redemption code', 'CLOSE-SESAME')
  fireEvent.click(button('Register'))
  expect(await screen.findByText('Invalid redemption code.')).toBeDefined()
  expect(screen.getByLabelText('Redemption code').getAttribute('aria-invalid')).toBe('true')
})

test.each([
  ['402', 'Uh oh!'],
  ['404', '404 PAGE NOT FOUND'],
  ['410', 'Oh no!'],
  ['418', 'Whoops!'],
  [null, 'Whoops!'],
])('A registration that is answered with error %s leads to the screen “%s”', async (code, name) => {
  const error = code && { code, message: 'From the server.' }
  const data = { getPassDetailsByCode: PASS_ANSWER, createUserWithPass: { result: null, tac: null, error } }
  openApp('/invite-registration/ACME', { data })
  await fillNames('vera@slow.example')
  fireEvent.click(button('Register'))
  await title(name)
})

test.each(['invite-registration', 'preview', 'pathway'])(
  'An invitation at /%s that cannot be loaded says so, and Retry loads it',
  async (place) => {
    let isDown = true
    const down = { status: 200, body: { errors: [{ message: 'Down', extensions: { code: 'INTERNAL' } }] } }
    const answer = () => (isDown ? down : { body: { data: { getPassDetailsByCode: PASS_ANSWER } } })
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    openApp(`/${place}/ACME`, { answers: { '/graphql': answer } })
    await title('This didn’t load')
    isDown = false
    fireEvent.click(button('Retry'))
    await title('Acme Circle')
    vi.restoreAllMocks()
  },
)
