import { NativeSelect, TextInput, type TextInputProps } from '@mantine/core'
import {
  COMPANY_SIZES,
  JOB_LEVELS,
  type RegistrationField,
  registrationFields,
} from '@section/domain/invitations/pass-registration-form.ts'
import { SubmitButton } from '@section/ui/button/SubmitButton.tsx'
import { FormError } from '@section/ui/form/FormError.tsx'
import css from './registration.module.css'
import type { OpenPass } from './open-pass.ts'
import type { Registration } from './use-pass-registration.ts'

interface RegistrationFormProps {
  readonly pass: OpenPass
  readonly registration: Registration
}

/** The fields of the pass. */
export function RegistrationForm({ pass, registration }: RegistrationFormProps) {
  const { form, identity, needsSignIn, busy, failure, submit } = registration
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <div className={css.fields}>
        {registrationFields(pass).map((name) =>
          isChoice(name) ? (
            <NativeSelect key={name} {...CHOICES[name]} {...form.getInputProps(name)} />
          ) : (
            <TextInput
              key={name}
              {...TEXTS[name]}
              {...labelFor(pass, name)}
              {...form.getInputProps(name)}
              readOnly={name === 'email' && Boolean(identity?.email)}
            />
          ),
        )}
        {pass.extraCollectionFields.map(({ name, label, required }, index) => (
          <TextInput
            key={`extra-${name}`}
            label={required ? label : `${label} (optional)`}
            {...form.getInputProps(`extra.${index}.value`)}
            name={`extra-${name}`}
          />
        ))}
      </div>
      <FormError>{failure}</FormError>
      <SubmitButton busy={busy}>{needsSignIn ? 'Continue with corporate sign-in' : 'Register'}</SubmitButton>
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
