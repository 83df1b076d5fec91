import { schemaResolver, useForm } from '@mantine/form'
import { type FormEvent, useReducer } from 'react'
import { flushSync } from 'react-dom'
import type { FormSchema } from '@section/domain/forms/text-field.ts'
import { fieldsOf, isFieldNode, valueOf } from './form-fields.ts'

interface SchemaFormOptions<Values> {
  readonly schema: FormSchema<Values>
  readonly initialValues: Values
  readonly onValuesChange?: (values: Values) => void
}

/**
 * Returns the state of a form that a schema validates and parses. A field is validated when it loses the focus, and from
 * then on while typing; an error set by the caller stays until the field changes. The form can always be submitted: what is
 * missing is named at its field then, and the first such field gets the focus.
 */
export function useSchemaForm<Values extends Record<string, unknown>>({
  schema,
  onValuesChange,
  initialValues,
}: SchemaFormOptions<Values>) {
  const check = schemaResolver(schema, { sync: true })
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const form = useForm({
    initialValues,
    // The fields keep their own values, because a password manager may fill them without an event: React would empty such a
    // field when it draws the form.
    mode: 'uncontrolled',
    onValuesChange: (values: Values) => {
      onValuesChange?.(values)
      redraw()
    },
    validate: check,
    transformValues: (values: Values): Values => schema.parse(values),
    // Mantine marks a field as touched on focus and on change; here `onBlur` below does.
    touchTrigger: 'focus',
    enhanceGetInputProps: ({ inputProps, field, form, options: { withError = true } }) => {
      const problem = form.isTouched(field) ? check(form.getValues())[field] : null
      const error = withError && (inputProps.error || problem)
      return {
        name: field,
        error,
        // Mantine's PasswordInput does not set it.
        'aria-invalid': error ? true : undefined,
        onFocus: undefined,
        onBlur: () => touch({ [field]: true }),
      }
    },
  })

  const touch = (fields: Record<string, boolean>) => {
    form.setTouched((touched) => ({ ...touched, ...fields }))
    redraw()
  }
  const setField = (path: string, value: unknown) =>
    form.setFieldValue(path, value as never, { forceUpdate: false })
  /** Puts values into the form and its fields, which count as untouched. */
  const putValues = (values: Partial<Values>) => {
    for (const [path, value] of Object.entries(values)) {
      setField(path, value)
      const node = form.getInputNode(path)
      if (isFieldNode(node)) node.value = String(value)
    }
    touch(Object.fromEntries(Object.keys(values).map((path) => [path, false])))
  }
  const onSubmit = (send: (values: Values) => unknown) => (event: FormEvent<HTMLFormElement>) => {
    const fields = fieldsOf(event.currentTarget)
    for (const { path, node } of fields) setField(path, valueOf(node))
    touch(Object.fromEntries(fields.map(({ path }) => [path, true])))
    const focusFirst = (problems: object) => {
      // A field is read out with its message, which must be there when the field gets the focus.
      flushSync(redraw)
      fields.find(({ path }) => isFaulty(path, problems))?.node.focus()
    }
    form.onSubmit((values) => void send(values), focusFirst)(event)
  }
  return { ...form, values: form.getValues(), putValues, onSubmit }
}

/** Returns whether a field has a problem, or belongs to a list of fields that has one. */
const isFaulty = (path: string, problems: object): boolean =>
  Object.keys(problems).some((faulty) => path === faulty || path.startsWith(`${faulty}.`))

export type SchemaForm<Values extends Record<string, unknown>> = ReturnType<typeof useSchemaForm<Values>>
