import { TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { pathTo } from '@section/domain/access/screen-path.ts'
import { SubmitButton } from '@section/ui/button/SubmitButton.tsx'
import { Page } from '@section/ui/page/Page.tsx'
import { PageHeader } from '@section/ui/page/PageHeader.tsx'
import css from './choose-customer.module.css'

/** Stands instead of a dashboard for staff of the school, who open the pages of all customers. */
export function ChooseCustomer() {
  const navigate = useNavigate()
  const [customerId, setCustomerId] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const open = (event: FormEvent) => {
    event.preventDefault()
    const known = customerId.trim()
    setIsMissing(known === '')
    if (known === '') field.current?.focus()
    else void navigate({ to: pathTo('customer', { customerId: known }) })
  }
  return (
    <Page width="reading">
      <PageHeader
        title="Insights Hub"
        lead="Your account belongs to the school, which has no dashboard of its own. Open a customer’s page by the id of the customer."
      />
      <form className={css.form} onSubmit={open} noValidate>
        <TextInput
          ref={field}
          className={css.field}
          label="Customer ID"
          value={customerId}
          error={isMissing && 'Customer ID is required.'}
          onChange={({ currentTarget }) => setCustomerId(currentTarget.value)}
          autoComplete="off"
          spellCheck={false}
          required
        />
        <SubmitButton size="medium" fullWidth={false}>
          Open a customer’s page
        </SubmitButton>
      </form>
    </Page>
  )
}
