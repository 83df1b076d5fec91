import type { ReactNode } from 'react'
import { embedOf } from '@section/domain/rich-text/embed.ts'
import { isTextVisible } from '@section/domain/rich-text/visible-text.ts'
import { Picture } from '../../../lib/links/Picture.tsx'
import { pictureAddress } from '../../../lib/links/picture-address.ts'
import { CodeIsCopied } from '../../../lib/rich-text/code-is-copied.ts'
import { EmbeddedVideo } from '../../../lib/rich-text/EmbeddedVideo.tsx'
import { HighestHeading } from '../../../lib/rich-text/highest-heading.ts'
import { RichText } from '../../../lib/rich-text/RichText.tsx'
import type { ResourceBlock } from '../resources-query.ts'
import { ResourceLinkCard } from './ResourceLinkCard.tsx'
import css from './resource.module.css'

/** The blocks of a resource in their order. One that shows nothing, such as an empty paragraph, takes no room. */
export function ResourceBlocks({ blocks }: { readonly blocks: readonly ResourceBlock[] }) {
  return (
    <HighestHeading value={2}>
      <CodeIsCopied value>
        <div className={css.blocks}>
          {blocks.map((block) => {
            const drawn = draw(block)
            return (
              drawn && (
                <div
                  key={block.resourceContentID}
                  id={block.anchorName ?? undefined}
                  className={css.block}
                  data-type={block.type}
                >
                  {drawn}
                </div>
              )
            )
          })}
        </div>
      </CodeIsCopied>
    </HighestHeading>
  )
}

/** Returns what a block shows; null for one that shows nothing or whose address is not safe. */
function draw({ type, content, imageUrl, embedUrl, target }: ResourceBlock): ReactNode {
  switch (type) {
    case 'RICH_TEXT_HTML':
      return isTextVisible(content) ? <RichText>{content}</RichText> : null
    case 'IMAGE':
      return (
        pictureAddress(imageUrl) && (
          // The frame has its size before the picture is there.
          <div className={css.picture}>
            <Picture src={imageUrl} alt={content} loading="lazy" decoding="async" />
          </div>
        )
      )
    case 'EMBED': {
      if (embedUrl === null) return null
      const embed = embedOf(embedUrl)
      if (!embed)
        return <ResourceLinkCard type="EXTERNAL_LINK" label="" target={otherVideo(embedUrl, content)} />
      return (
        <figure className={css.video}>
          <EmbeddedVideo embed={embed} />
          {content && <figcaption>{content}</figcaption>}
        </figure>
      )
    }
    case 'COURSE_LINK':
    case 'EXTERNAL_LINK':
    case 'RESOURCE_LINK':
      return target && <ResourceLinkCard type={type} label={content} target={target} />
  }
}

/** A video of a site whose player is not known opens at its site. */
const otherVideo = (href: string, content: string) => ({
  title: content || href,
  subtitle: '',
  imageUrl: null,
  href,
})
