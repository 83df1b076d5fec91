import { NativeSelect, PasswordInput, Textarea } from '@mantine/core'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { newPasswordForm } from '@section/domain/identity/sign-in-forms.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { useAttempt } from './use-attempt.ts'
import { useSchemaForm } from './use-schema-form.ts'

const sent: object[] = []

afterEach(() => {
  cleanup()
  sent.length = 0
})

function Form() {
  const initialValues = { code: ' 123456 ', password: '', confirmation: '' }
  const form = useSchemaForm({ schema: newPasswordForm, initialValues })
  const { attempt } = useAttempt()
  const send = async (values: object) => {
    sent.push(values)
    return null
  }
  return (
    <form aria-label="Password" onSubmit={form.onSubmit((values) => attempt(() => send(values)))}>
      <h1>Password</h1>
      <PasswordInput label="New" {...form.getInputProps('password')} />
      <PasswordInput label="Again" {...form.getInputProps('confirmation')} />
    </form>
  )
}

const FILLED = { code: 'One line.\nAnother.', password: 'First-horse-1', confirmation: 'First-horse-1' }
const EMPTY = { code: '', password: '', confirmation: '' }

/** A form with a field of each kind; the fields have other meanings than those of the schema. */
function FilledForm() {
  const form = useSchemaForm({ schema: newPasswordForm, initialValues: EMPTY })
  return (
    <form aria-label="Fields" onSubmit={form.onSubmit((values) => sent.push(values))}>
      <h1>Fields</h1>
      <Textarea label="Text" {...form.getInputProps('code')} />
      <PasswordInput label="Password" {...form.getInputProps('password')} />
      <NativeSelect label="Choice" data={['', 'First-horse-1']} {...form.getInputProps('confirmation')} />
      <button type="button" onClick={() => form.putValues(FILLED)}>
        Fill
      </button>
      <button type="button" onClick={() => form.putValues(EMPTY)}>
        Empty
      </button>
    </form>
  )
}

const field = (label: string) => screen.getByLabelText(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const isInvalid = (label: string) => field(label).getAttribute('aria-invalid') === 'true'

test('A field shows that it is invalid once it loses the focus, and from then on follows every change of the form', async () => {
  await renderScreen(Form, '/')
  type('New', 'First-horse-1')
  type('Again', 'First')
  expect(isInvalid('Again')).toBe(false)
  fireEvent.blur(field('Again'))
  expect(isInvalid('Again')).toBe(true)
  expect(screen.getByText('Passwords must match.')).toBeDefined()
  type('Again', 'First-horse-1')
  expect(isInvalid('Again')).toBe(false)
  type('New', 'First-horse-2')
  expect(isInvalid('Again')).toBe(true)
})

test('A form that is submitted twice is sent once, with the values that its schema returns', async () => {
  await renderScreen(Form, '/')
  type('New', 'First-horse-1')
  type('Again', 'First-horse-1')
  fireEvent.submit(screen.getByRole('form'))
  fireEvent.submit(screen.getByRole('form'))
  expect(sent).toEqual([{ code: '123456', password: 'First-horse-1', confirmation: 'First-horse-1' }])
})

test('A form that is submitted too early names what is missing, focuses the first such field, and sends nothing', async () => {
  await renderScreen(Form, '/')
  type('New', 'First-horse-1')
  fireEvent.submit(screen.getByRole('form'))
  expect(screen.getByText('Passwords must match.')).toBeDefined()
  expect([isInvalid('New'), isInvalid('Again')]).toEqual([false, true])
  expect(document.activeElement).toBe(field('Again'))
  type('New', 'weak')
  fireEvent.submit(screen.getByRole('form'))
  expect(document.activeElement).toBe(field('New'))
  expect(field('New').getAttribute('aria-describedby')).toContain(
    screen.getByText(/^Password must contain an upper and lower case letter/).id,
  )
  expect(sent).toEqual([])
})

test('Values that a password manager fills without an event survive typing elsewhere, and are sent', async () => {
  await renderScreen(Form, '/')
  const silently = (label: string, value: string) => {
    // Extensions of the browser set a value in this way, of which React is not notified.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(label), value)
  }
  silently('New', 'First-horse-1')
  type('Again', 'First')
  fireEvent.blur(field('Again'))
  type('Again', 'First-horse-1')
  fireEvent.submit(screen.getByRole('form'))
  expect(sent).toEqual([{ code: '123456', password: 'First-horse-1', confirmation: 'First-horse-1' }])
})

test('A form that is filled or emptied by code shows the values in fields of every kind, and sends them', async () => {
  await renderScreen(FilledForm, '/')
  const shown = () => ['Text', 'Password', 'Choice'].map((label) => (field(label) as HTMLInputElement).value)
  fireEvent.click(screen.getByText('Fill'))
  expect(shown()).toEqual(Object.values(FILLED))
  fireEvent.submit(screen.getByRole('form'))
  expect(sent).toEqual([FILLED])
  fireEvent.click(screen.getByText('Empty'))
  expect(shown()).toEqual(Object.values(EMPTY))
})
