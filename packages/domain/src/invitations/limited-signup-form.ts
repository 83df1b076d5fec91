import * as z from 'zod/mini'
import { emailField, nameField } from './registration-fields.ts'

/** The form of the free signup. */
export const limitedSignupForm = z.object({
  firstName: nameField('First name is required'),
  lastName: nameField('Last name is required'),
  email: emailField('Email is required'),
})

export type SignupValues = z.infer<typeof limitedSignupForm>
