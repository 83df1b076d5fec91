/**
 * Returns items in an order that looks random and is always the same for a seed and the same ids: what is loaded again
 * during a visit stays where it was. See docs/product/home.md#meet-our-members.
 */
export function visitOrder<Item>(items: readonly Item[], seed: string, idOf: (item: Item) => string): Item[] {
  return items
    .map((item) => ({ item, place: placeOf(`${seed} ${idOf(item)}`) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item)
}

/** Returns a number below 2³² for a text: its FNV-1a hash, whose bits are mixed once more because similar texts have similar ones. */
function placeOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
