import type { ReactNode } from 'react'
import type { RenderLink } from '../link/render-link.tsx'
import type { ButtonLook } from './Button.tsx'
import css from './button.module.css'

export interface ButtonLinkProps extends ButtonLook {
  readonly renderLink: RenderLink
  readonly children: ReactNode
}

/** A link with the look of a button: somewhere to go. */
export function ButtonLink({ renderLink, children, variant, size, icon, fullWidth }: ButtonLinkProps) {
  return (
    <span
      className={css.slot}
      data-variant={variant ?? 'secondary'}
      data-size={size ?? 'medium'}
      data-full={fullWidth}
    >
      {renderLink({
        className: css.button ?? '',
        children: (
          <>
            {icon}
            <span>{children}</span>
          </>
        ),
      })}
    </span>
  )
}
