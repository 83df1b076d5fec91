import { TextInput, type TextInputProps } from '@mantine/core'

/** A field for an e-mail address, with the keyboard of phones for it. */
export function EmailInput(props: TextInputProps) {
  return <TextInput type="email" inputMode="email" autoCapitalize="none" spellCheck={false} {...props} />
}
