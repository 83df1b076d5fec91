import { Picture } from '../links/Picture.tsx'
import { config } from '../config.ts'
import css from './brand-logo.module.css'

/** The customer's logo when there is one, otherwise the school's mark and name. */
export function BrandLogo({ src }: { src?: string | null }) {
  if (src) return <Picture className={css.customer} src={src} alt={config.brandName} height={28} />
  return (
    <span className={css.brand}>
      <img src={config.logoUrl} alt="" width={28} height={28} />
      {config.brandName}
    </span>
  )
}
