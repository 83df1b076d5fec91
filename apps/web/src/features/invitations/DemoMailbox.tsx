import { config } from '../../lib/config.ts'
import css from './invitations.module.css'

/** Links to the demo's mailbox, because the demo sends no mail. */
export function DemoMailbox() {
  if (!config.demo) return null
  return (
    <p className={css.demo}>
      This is a demo school: its mail waits in the <a href="/dev/mailbox">mailbox</a>.
    </p>
  )
}
