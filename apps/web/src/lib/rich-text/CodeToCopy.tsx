import { IconCopy } from '@tabler/icons-react'
import { type ComponentProps, useRef } from 'react'
import { IconButton } from '@section/ui/button/IconButton.tsx'
import { Icon } from '@section/ui/icon/Icon.tsx'
import { copyText } from '../links/copy-text.ts'
import css from './rich-text.module.css'

const TEXTS = {
  copied: 'The text is copied.',
  refused: 'Copying didn’t work. Select the text and copy it.',
}

/** A block of code that wraps, with a button that copies it. */
export function CodeToCopy({ children }: ComponentProps<'pre'>) {
  const code = useRef<HTMLPreElement>(null)
  const copy = () => void copyText((code.current?.textContent ?? '').trimEnd(), TEXTS)
  return (
    <div className={css.copyable}>
      <pre ref={code}>{children}</pre>
      <IconButton label="Copy the text" icon={<Icon of={IconCopy} />} onClick={copy} />
    </div>
  )
}
