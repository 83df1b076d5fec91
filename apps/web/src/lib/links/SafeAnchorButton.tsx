import { safeHref } from '@section/domain/links/safe-href.ts'
import { AnchorButton, type AnchorButtonProps } from '@section/ui/button/AnchorButton.tsx'

interface SafeAnchorButtonProps extends Omit<AnchorButtonProps, 'href'> {
  /** An address that the server answered; a link whose address is not safe is left out. */
  readonly address: string
}

/**
 * A button that leads to an address of the school's content. The address is checked here, even if it was checked
 * before.
 */
export function SafeAnchorButton({ address, ...rest }: SafeAnchorButtonProps) {
  const link = safeHref(address)
  return link && <AnchorButton href={link.href} {...rest} />
}
