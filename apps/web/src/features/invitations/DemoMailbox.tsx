import { config } from '../../lib/config.ts'
import css from './invitations.module.css'

/** In the demo no mail leaves the machine: here is where it waits. */
export function DemoMailbox() {
  if (!config.demo) return null
  return (
    <p className={css.demo}>
      This is a demo school: its mail waits in the <a href="/dev/mailbox">mailbox</a>.
    </p>
  )
}
