import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Button } from '../button/Button.tsx'
import { renderWithTheme } from '../testing/render-with-theme.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Dialog } from './Dialog.tsx'

function Opener({ confirm = false }: { readonly confirm?: boolean }) {
  const [opened, setOpened] = useState(false)
  const [answer, setAnswer] = useState('none')
  const close = () => setOpened(false)
  return (
    <>
      <Button onClick={() => setOpened(true)}>Open</Button>
      <output>{answer}</output>
      {confirm ? (
        <ConfirmDialog
          opened={opened}
          title="Are you sure you want to unenroll from this live course?"
          confirmLabel="YES I'M SURE"
          onConfirm={() => {
            setAnswer('yes')
            close()
          }}
          onCancel={close}
        >
          Your seat goes to the next person.
        </ConfirmDialog>
      ) : (
        <Dialog
          opened={opened}
          onClose={close}
          title="Ready to learn?"
          actions={<Button variant="primary">ENROLL ME</Button>}
        >
          <p>Two weeks, live.</p>
        </Dialog>
      )}
    </>
  )
}

async function open(confirm = false) {
  const user = userEvent.setup()
  renderWithTheme(<Opener confirm={confirm} />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  return { user, dialog: await screen.findByRole('dialog') }
}

describe('Dialog', () => {
  it('is a modal dialog named by its title, without a banner', async () => {
    const { dialog } = await open()
    expect(screen.getByRole('dialog', { name: 'Ready to learn?' })).toBe(dialog)
    expect(dialog.getAttribute('aria-modal')).toBe('true')
    expect(screen.getByRole('heading', { level: 2, name: 'Ready to learn?' })).toBeDefined()
    expect(document.querySelector('header')).toBeNull()
  })

  it('keeps the focus inside, and returns it on Escape', async () => {
    const { user, dialog } = await open()
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })))
  })

  it('closes by its named button', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('marks the page, so that it does not scroll while open', async () => {
    const { user } = await open()
    expect(document.querySelector('[data-scroll-lock]')).not.toBeNull()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(document.querySelector('[data-scroll-lock]')).toBeNull())
  })

  it('writes no style tag at run time', async () => {
    const before = document.querySelectorAll('style').length
    await open()
    expect(document.querySelectorAll('style').length).toBe(before)
  })
})

describe('A dialog that a dialog has opened', () => {
  function Nested() {
    const [opened, setOpened] = useState<string[]>([])
    const close = (name: string) => () => setOpened((names) => names.filter((one) => one !== name))
    return (
      <>
        <Button onClick={() => setOpened(['Outer'])}>Open</Button>
        <Dialog opened={opened.includes('Outer')} onClose={close('Outer')} title="Outer">
          <Button onClick={() => setOpened(['Outer', 'Inner'])}>Open the inner</Button>
          <Dialog opened={opened.includes('Inner')} onClose={close('Inner')} title="Inner" />
        </Dialog>
      </>
    )
  }

  it('is closed by Escape alone, and by a second press the one below', async () => {
    const user = userEvent.setup()
    renderWithTheme(<Nested />)
    await user.click(screen.getByRole('button', { name: 'Open' }))
    await user.click(await screen.findByRole('button', { name: 'Open the inner' }))
    await screen.findByRole('dialog', { name: 'Inner' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Inner' })).toBeNull())
    expect(screen.getByRole('dialog', { name: 'Outer' })).toBeDefined()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('ConfirmDialog', () => {
  it('is described by its body and focuses Cancel first', async () => {
    const { dialog } = await open(true)
    const body = document.getElementById(dialog.getAttribute('aria-describedby') ?? '')
    expect(body?.textContent).toContain('Your seat goes to the next person.')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' })))
  })

  it('focuses the confirm button first when focusOn says so', async () => {
    renderWithTheme(
      <ConfirmDialog
        opened
        title="Ready to learn?"
        confirmLabel="ENROLL ME"
        focusOn="confirm"
        onConfirm={() => undefined}
        onCancel={() => undefined}
      />,
    )
    const confirm = await screen.findByRole('button', { name: 'ENROLL ME' })
    await waitFor(() => expect(document.activeElement).toBe(confirm))
  })

  it('confirms', async () => {
    const { user } = await open(true)
    await user.click(screen.getByRole('button', { name: "YES I'M SURE" }))
    expect(document.querySelector('output')?.textContent).toBe('yes')
  })
})
