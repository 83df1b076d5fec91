import { useState } from 'react'
import { Button } from '@section/ui/button/Button.tsx'
import { ConfirmDialog } from '@section/ui/dialog/ConfirmDialog.tsx'
import { Card } from '@section/ui/page/Card.tsx'
import { Section } from '@section/ui/page/Section.tsx'
import { signOutEverywhere } from '../../lib/sign-in/sign-out-everywhere.ts'
import css from './account-settings.module.css'

/** Ends the member's sign-ins on all devices, including this one. */
export function SignOutEverywhere() {
  const [confirming, setConfirming] = useState(false)
  const [busy, setBusy] = useState(false)
  return (
    <Section
      title="Signed-in devices"
      description="Lost a laptop, or used one that is not yours? End every sign-in at once."
    >
      <Card>
        <div className={css.row}>
          <p className={css.note}>You sign in again with your password on each device.</p>
          <Button onClick={() => setConfirming(true)}>Sign out everywhere</Button>
        </div>
      </Card>
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
    </Section>
  )
}
