import { useState } from 'react'
import { Button } from '@section/ui/button/Button.tsx'
import { ConfirmDialog } from '@section/ui/dialog/ConfirmDialog.tsx'
import { signOutEverywhere } from '../../../lib/sign-in/sign-out-everywhere.ts'
import css from './devices.module.css'

/** Ends the member's sign-ins on all devices, including this one. */
export function SignOutEverywhere() {
  const [confirming, setConfirming] = useState(false)
  const [busy, setBusy] = useState(false)
  return (
    <div className={css.everywhere}>
      <p className={css.note}>End every sign-in at once, and sign in again where you want to.</p>
      <Button onClick={() => setConfirming(true)}>Sign out everywhere</Button>
      <ConfirmDialog
        opened={confirming}
        title="Sign out everywhere?"
        confirmLabel="Sign out everywhere"
        busy={busy}
        onConfirm={() => {
          setBusy(true)
          void signOutEverywhere()
        }}
        onCancel={() => setConfirming(false)}
      >
        <p>Every browser and device is signed out, this one included.</p>
      </ConfirmDialog>
    </div>
  )
}
