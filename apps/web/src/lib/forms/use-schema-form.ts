import { schemaResolver, useForm } from '@mantine/form'
import type { FormSchema } from '@section/domain/forms/text-field.ts'

interface SchemaFormOptions<Values> {
  readonly schema: FormSchema<Values>
  readonly initialValues: Values
  readonly onValuesChange?: (values: Values) => void
}

/**
 * Returns the state of a form that a schema validates and parses. A field is validated when it loses the focus, and from
 * then on while typing; an error set by the caller stays until the field changes.
 */
export function useSchemaForm<Values extends Record<string, unknown>>({
  schema,
  ...options
}: SchemaFormOptions<Values>) {
  const check = schemaResolver(schema, { sync: true })
  return useForm({
    ...options,
    validate: check,
    transformValues: (values: Values): Values => schema.parse(values),
    // Mantine marks a field as touched on focus and on change; here `onBlur` below does.
    touchTrigger: 'focus',
    enhanceGetInputProps: ({ inputProps, field, form, options: { withError = true } }) => {
      const problem = form.isTouched(field) ? check(form.values)[field] : null
      const error = withError && (inputProps.error || problem)
      return {
        name: field,
        error,
        // Mantine's PasswordInput does not set it.
        'aria-invalid': error ? true : undefined,
        onFocus: undefined,
        onBlur: () => form.setTouched((touched) => ({ ...touched, [field]: true })),
      }
    },
  })
}

export type SchemaForm<Values extends Record<string, unknown>> = ReturnType<typeof useSchemaForm<Values>>
