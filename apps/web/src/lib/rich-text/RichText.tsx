import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { Children, type ComponentProps, use, useMemo } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { embedOf } from '@section/domain/rich-text/embed.ts'
import { parseRichText } from '@section/domain/rich-text/parse-rich-text.ts'
import { ContentBlock } from '../content-block/ContentBlock.tsx'
import { AnchorLink } from '../links/AnchorLink.tsx'
import { SafeLink } from '../links/SafeLink.tsx'
import { CodeIsCopied } from './code-is-copied.ts'
import { CodeToCopy } from './CodeToCopy.tsx'
import { EmbeddedVideo } from './EmbeddedVideo.tsx'
import { HighestHeading } from './highest-heading.ts'
import css from './rich-text.module.css'

/** A text in Markdown, drawn as elements; nothing in it is HTML, script or style. docs/product/rich-text.md#elements */
export function RichText({ children }: { readonly children: string }) {
  return (
    <ContentBlock of={children}>
      <Elements text={children} />
    </ContentBlock>
  )
}

function Elements({ text }: { readonly text: string }) {
  const highestHeading = use(HighestHeading)
  const isCopied = use(CodeIsCopied)
  const content = useMemo(() => {
    const components = {
      ...headingsFrom(highestHeading),
      ...COMPONENTS,
      ...(isCopied && { pre: CodeToCopy }),
    }
    return toJsxRuntime(parseRichText(text), { Fragment, jsx, jsxs, components })
  }, [text, highestHeading, isCopied])
  return <div className={css.text}>{content}</div>
}

/** Returns the headings of a text; its first and its second rank are the same, because texts begin with either. */
function headingsFrom(highest: 2 | 3 | 4) {
  const heading = (below: number) => {
    const Heading = HEADINGS[highest + below] ?? 'h6'
    return ({ children }: ComponentProps<'h1'>) => <Heading>{children}</Heading>
  }
  return { h1: heading(0), h2: heading(0), h3: heading(1), h4: heading(2), h5: heading(3), h6: heading(3) }
}

const HEADINGS: Readonly<Record<number, 'h2' | 'h3' | 'h4' | 'h5'>> = { 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5' }

const COMPONENTS = {
  // The sanitizer removes an unsafe address, and a link without an address would lead to home.
  a: ({ href, children }: ComponentProps<'a'>) => {
    if (!href) return children
    if (href.startsWith('#')) return <AnchorLink anchor={href.slice(1)}>{children}</AnchorLink>
    return <SafeLink address={href}>{children}</SafeLink>
  },
  img: ({ src, alt = '', title }: ComponentProps<'img'>) => (
    <img src={src} alt={alt} title={title} loading="lazy" decoding="async" />
  ),
  // A wide table scrolls in its own box, which can get the focus.
  table: ({ children }: ComponentProps<'table'>) => (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must reach what scrolls
    <div className={css.table} tabIndex={0} role="group" aria-label="Table">
      <table>{children}</table>
    </div>
  ),
  // The empty corner cell of a table is not a heading.
  th: ({ style, children }: ComponentProps<'th'>) =>
    Children.count(children) === 0 ? <td>{children}</td> : <th style={style}>{children}</th>,
  pre: ({ children }: ComponentProps<'pre'>) => (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must reach what scrolls
    <pre tabIndex={0}>{children}</pre>
  ),
  p: ({ children }: ComponentProps<'p'>) => {
    // An empty paragraph is a placeholder of an editor.
    if (typeof children === 'string' && children.trim() === '') return null
    const embed = embedIn(children)
    return embed ? <EmbeddedVideo embed={embed} /> : <p>{children}</p>
  },
}

/** Returns the video of a paragraph that consists of a video's address only. */
function embedIn(children: ComponentProps<'p'>['children']) {
  const only = Array.isArray(children) && children.length === 1 ? (children[0] as unknown) : children
  if (typeof only !== 'object' || only === null || !('props' in only)) return null
  const { href, children: text } = only.props as { href?: unknown; children?: unknown }
  return typeof href === 'string' && text === href ? embedOf(href) : null
}
