/**
 * Translates a page as browsers do: each text is put into two `<font>` elements, or copied into them, which then stand
 * in its place. It also runs inside a page of a journey, so it may use nothing outside of itself.
 */
export function translatePage(how: 'around' | 'instead'): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Node[] = []
  while (walker.nextNode()) texts.push(walker.currentNode)
  for (const text of texts) {
    const parent = text.parentElement
    if (!parent || !text.nodeValue?.trim() || parent.closest('font, script, style, textarea')) continue
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    outer.append(inner)
    text.parentNode?.replaceChild(outer, text)
    inner.append(how === 'around' ? text : `«${text.nodeValue}»`)
  }
}
