import { createTheme, type MantineColorsTuple } from '@mantine/core'
import { IconChevronDown, IconEye, IconEyeOff } from '@tabler/icons-react'
import { Icon } from '../icon/Icon.tsx'
import controls from './controls.module.css'
import fields from './fields.module.css'

const cobalt: MantineColorsTuple = [
  '#ebeeff',
  '#d5dbff',
  '#a9b4ff',
  '#7b8bff',
  '#5567fb',
  '#3d50f5',
  '#2b3ff2',
  '#1f2fc4',
  '#18259c',
  '#111b73',
]

/** The classes that all inputs share, whichever of Mantine's components draws them. */
const inputClasses = {
  root: fields.root,
  label: fields.label,
  wrapper: fields.wrapper,
  input: fields.input,
  description: fields.description,
  error: fields.error,
}

/**
 * The theme of Mantine's components. Its colors are the variables of `tokens.css`; inputs and accordions get
 * their look here, so that screens use Mantine's components as they are.
 */
export const mantineTheme = createTheme({
  colors: { cobalt },
  primaryColor: 'cobalt',
  primaryShade: 6,
  fontFamily: 'var(--font-text)',
  headings: { fontFamily: 'var(--font-heading)', fontWeight: '500' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  components: {
    Accordion: {
      classNames: {
        item: controls.accordionItem,
        itemTitle: controls.accordionTitle,
        control: controls.accordionControl,
        label: controls.accordionLabel,
        chevron: controls.accordionChevron,
        content: controls.accordionContent,
      },
      defaultProps: {
        variant: 'unstyled',
        transitionDuration: 180,
        chevron: <Icon of={IconChevronDown} size={20} />,
      },
    },
    InputWrapper: {
      defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'], withAsterisk: false },
    },
    TextInput: { classNames: inputClasses },
    Textarea: { classNames: inputClasses },
    NativeSelect: {
      classNames: inputClasses,
      defaultProps: { rightSection: <Icon of={IconChevronDown} /> },
    },
    PasswordInput: {
      classNames: {
        ...inputClasses,
        wrapper: `${fields.wrapper} ${fields.passwordWrapper}`,
        visibilityToggle: fields.visibilityToggle,
      },
      defaultProps: {
        visibilityToggleIcon: PasswordToggleIcon,
        visibilityToggleFocusable: true,
        visibilityToggleButtonProps: { 'aria-label': 'Show password' },
      },
    },
  },
})

function PasswordToggleIcon({ reveal }: { readonly reveal: boolean }) {
  const drawing = reveal ? IconEyeOff : IconEye
  return <Icon of={drawing} size={20} stroke={1.5} />
}
