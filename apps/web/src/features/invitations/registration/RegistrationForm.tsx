import { NativeSelect, TextInput, type TextInputProps } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import {
  COMPANY_SIZES,
  isRegistrationComplete,
  JOB_LEVELS,
  type RegistrationField,
  registrationFields,
  registrationProblems,
} from '@section/domain/invitations/pass-registration-form.ts'
import { SubmitButton } from '@section/ui/button/SubmitButton.tsx'
import { FormError } from '@section/ui/form/FormError.tsx'
import css from './registration.module.css'
import type { OpenPass } from './open-pass.ts'
import type { Registration } from './use-registration.ts'

interface RegistrationFormProps {
  readonly pass: OpenPass
  readonly registration: Registration
}

/** The fields of the pass; the button is disabled until all are valid. Specification 1, section 5. */
export function RegistrationForm({ pass, registration }: RegistrationFormProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const { values, change, failure, codeFailure, needsSignIn } = registration
  const problems = registrationProblems(pass, values)
  const leave = (name: string) => setLeft((current) => new Set(current).add(name))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isRegistrationComplete(pass, values) && !registration.busy) registration.submit()
  }
  const control = (name: RegistrationField) => ({
    name,
    value: values[name],
    error: left.has(name) ? problems.fields[name] : undefined,
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
    onBlur: () => leave(name),
  })
  const fields = registrationFields(pass)
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <div className={css.fields}>
        {fields.map((name) => {
          const given = control(name)
          if (isChoice(name)) return <NativeSelect key={name} {...CHOICES[name]} {...given} />
          return (
            <TextInput
              key={name}
              {...TEXTS[name]}
              {...labelFor(pass, name)}
              {...given}
              error={given.error ?? (name === 'redemptionCode' ? codeFailure : null)}
              readOnly={name === 'email' && Boolean(registration.identity?.email)}
            />
          )
        })}
        {pass.extraCollectionFields.map(({ name, label, required }) => (
          <TextInput
            key={`extra-${name}`}
            name={`extra-${name}`}
            label={required ? label : `${label} (optional)`}
            value={values.extra[name] ?? ''}
            error={left.has(`extra-${name}`) ? problems.extra[name] : undefined}
            onChange={(event) => change({ extra: { ...values.extra, [name]: event.currentTarget.value } })}
            onBlur={() => leave(`extra-${name}`)}
          />
        ))}
      </div>
      <FormError>{failure}</FormError>
      <SubmitButton busy={registration.busy} disabled={!isRegistrationComplete(pass, values)}>
        {needsSignIn ? 'Continue with corporate sign-in' : 'Register'}
      </SubmitButton>
    </form>
  )
}

const CHOOSE_ONE = { value: '', label: 'Choose one' }
const CHOICES = {
  jobLevel: { label: 'Job level', data: [CHOOSE_ONE, ...JOB_LEVELS] },
  companyNumberOfEmployees: { label: 'Company size', data: [CHOOSE_ONE, ...COMPANY_SIZES] },
}
type Choice = keyof typeof CHOICES
const isChoice = (name: RegistrationField): name is Choice => Object.hasOwn(CHOICES, name)

const TEXTS: Record<Exclude<RegistrationField, Choice>, TextInputProps> = {
  firstName: { label: 'First name', autoComplete: 'given-name' },
  lastName: { label: 'Last name', autoComplete: 'family-name' },
  email: {
    label: 'Email',
    type: 'email',
    autoComplete: 'email',
    inputMode: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
  },
  company: { label: 'Company', autoComplete: 'organization' },
  jobTitle: { label: 'Job title', autoComplete: 'organization-title' },
  phone: { label: 'Phone', type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  redemptionCode: {
    label: 'Redemption code',
    autoComplete: 'off',
    autoCapitalize: 'characters',
    spellCheck: false,
  },
}

function labelFor(pass: OpenPass, name: RegistrationField): Partial<TextInputProps> {
  if (name === 'email' && pass.targetSegment === 'ENTERPRISE') return { label: 'Work email' }
  if (name === 'redemptionCode' && pass.usesOTRC)
    return { description: 'From your invitation. Each code works once.' }
  return {}
}
