import { useState } from 'react'
import { PageHeader } from '@section/ui/page/PageHeader.tsx'
import { useFlag } from '../../../lib/flags.ts'
import { Picture } from '../../../lib/links/Picture.tsx'
import css from './certificates-hero.module.css'

/** The top of the list: the banner of the flag, if it names one, and its description. docs/product/certificates.md#list */
export function CertificatesHero() {
  const { bannerUrl, description } = useFlag('certificatesHero')
  const [missing, setMissing] = useState('')
  return (
    <>
      <Picture
        className={css.banner}
        src={bannerUrl === missing ? null : bannerUrl}
        onError={() => setMissing(bannerUrl)}
        alt=""
        width={1200}
        height={300}
        fetchPriority="high"
      />
      <PageHeader title="Certificates" lead={description} />
    </>
  )
}
