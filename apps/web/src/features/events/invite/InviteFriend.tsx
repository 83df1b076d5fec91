import { TextInput } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { splitInvitedAddresses } from '@section/domain/events/invited-addresses.ts'
import { Button } from '@section/ui/button/Button.tsx'
import { HeldButton } from '@section/ui/button/HeldButton.tsx'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { Popover } from '@section/ui/popover/Popover.tsx'
import { showToast } from '@section/ui/toast/show-toast.ts'
import { changeFailure } from '../../../lib/graphql/failures.ts'
import { limitMessage } from '../../../lib/graphql/limit-message.ts'
import { InvitationRefused, useInviteToEvent } from './invite-to-event.ts'
import css from './invite-friend.module.css'

const LABEL = 'Invite a Friend'

/** Invites addresses to an event. What is typed stays until it has been sent. docs/product/events.md#the-box-for-invitations */
export function InviteFriend({ memberEventId }: { readonly memberEventId: string }) {
  const [text, setText] = useState('')
  const invite = useInviteToEvent(memberEventId)
  const addresses = splitInvitedAddresses(text)
  const field = useRef<HTMLInputElement>(null)
  const isEmpty = addresses.length === 0
  const type = (typed: string) => {
    setText(typed)
    invite.reset()
  }
  const send = (close: () => void) =>
    invite.mutate(addresses, {
      onSuccess: () => {
        type('')
        close()
        showToast({ message: SENT })
      },
    })
  return (
    <Popover
      label={LABEL}
      renderTrigger={(properties) => (
        <Button {...properties} variant="quiet" fullWidth icon={<Icon of={IconUserPlus} />}>
          {LABEL}
        </Button>
      )}
    >
      {(close) => (
        <div className={css.form}>
          <TextInput
            ref={field}
            label="E-mail addresses"
            description="Multiple addresses should be separated by commas."
            placeholder="ann@example.com"
            type="text"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={text}
            error={invite.error && messageOf(invite.error)}
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={(event) => {
              // Enter that ends the composition of a character closes nothing.
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              // The button gets the focus, and must not be pressed by the same key.
              event.preventDefault()
              close()
            }}
          />
          <HeldButton
            variant="primary"
            reason={isEmpty ? 'Enter an address first.' : null}
            busy={invite.isPending}
            onClick={() => (isEmpty ? field.current?.focus() : send(close))}
          >
            Send
          </HeldButton>
        </div>
      )}
    </Popover>
  )
}

const SENT =
  'Your invitations are on their way. Whoever asked for no more mail, or got several invitations lately, is left out.'

function messageOf(error: Error): string {
  return error instanceof InvitationRefused ? error.message : (limitMessage(error) ?? changeFailure(error))
}
