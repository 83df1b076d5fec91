/** The element by which a translator has replaced each text. */
const standIns = new WeakMap<Node, Node>()

/**
 * Keeps the app alive on a page that the browser translates. A translator puts `<font>` elements in the place of
 * React's texts, or around them; without this, a text that changes would stay as it was, and one that is removed would
 * end the screen with an error. See docs/decisions/translated-pages.md.
 */
export function surviveTranslation(): void {
  const observer = new MutationObserver((records) => {
    for (const text of pairStandIns(records)) observer.observe(text, { characterData: true })
    for (const { type, target } of records) if (type === 'characterData') putBack(target)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  // oxlint-disable-next-line typescript/unbound-method -- Both methods are called with the right node as `this`.
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <Child extends Node>(child: Child): Child {
    removeChild.call(this, placeOf(child, this))
    return child
  }
  Node.prototype.insertBefore = function <Child extends Node>(node: Child, before: Node | null): Child {
    insertBefore.call(this, node, before && placeOf(before, this))
    return node
  }
}

/** Remembers which element replaces which text that a translator removed, and returns these texts. */
function pairStandIns(records: readonly MutationRecord[]): Text[] {
  const texts: Text[] = []
  const translated = records.filter(({ addedNodes }) => [...addedNodes].some(isFont))
  for (const parent of new Set(translated.map(({ target }) => target))) {
    const own = records.filter(({ target }) => target === parent)
    const fonts = own.flatMap(({ addedNodes }) => [...addedNodes].filter(isFont))
    const taken = own.flatMap(({ removedNodes }) => [...removedNodes].filter(isTakenOut))
    taken.slice(0, fonts.length).forEach((node, at) => {
      const font = fonts[at]
      if (font) standIns.set(node, font)
      if (node instanceof Text) texts.push(node)
    })
  }
  return texts
}

const isFont = (node: Node) => node.nodeName === 'FONT'
const isTakenOut = (node: Node) => (node instanceof Text || isFont(node)) && !node.isConnected

/**
 * Returns the node that now stands for a node of React: the node itself, or the element by which a translator replaced
 * or wrapped it.
 */
function placeOf(node: Node, parent: Node): Node {
  if (node.parentNode === parent) return node
  let place = standInOf(node)
  while (place.parentNode && place.parentNode !== parent && isFont(place.parentNode)) place = place.parentNode
  return place.parentNode === parent ? place : node
}

function standInOf(node: Node): Node {
  const standIn = node.isConnected ? undefined : standIns.get(node)
  return standIn ? standInOf(standIn) : node
}

/** Puts a text that React has changed back into the page, where the translator finds it anew. */
function putBack(text: Node): void {
  const standIn = standInOf(text)
  if (standIn !== text) standIn.parentNode?.replaceChild(text, standIn)
}
