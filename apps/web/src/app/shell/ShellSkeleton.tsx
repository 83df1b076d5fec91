import type { ReactNode } from 'react'
import { BrandLogo } from './BrandLogo.tsx'
import css from './shell-skeleton.module.css'

/** The frame of a signed-in screen before it is known who is signed in. */
export function ShellSkeleton({ children }: { children: ReactNode }) {
  return (
    <>
      <div className={css.header}>
        <div className={css.inner}>
          <BrandLogo />
        </div>
      </div>
      {children}
    </>
  )
}
