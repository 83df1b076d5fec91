import type { CDPSession, Page } from '@playwright/test'

type DomNode = Awaited<ReturnType<typeof readDocument>>

const readDocument = async (tools: CDPSession) =>
  (await tools.send('DOM.getDocument', { depth: -1, pierce: true })).root

/**
 * Returns the bottom of the visible captions, in pixels from the top of the window; null while none are visible. They are
 * in a part of the video element that scripts of the page cannot read, so the developer tools of the browser are asked.
 */
export async function captionsBottom(page: Page): Promise<number | null> {
  const tools = await page.context().newCDPSession(page)
  try {
    const cue = findCue(await readDocument(tools))
    if (!cue) return null
    const { model } = await tools.send('DOM.getBoxModel', { nodeId: cue.nodeId })
    // The list has x and y of each corner, clockwise from the top left.
    return model.border[5] ?? null
  } catch {
    // The cue has disappeared between the two commands.
    return null
  } finally {
    await tools.detach()
  }
}

function findCue(node: DomNode): DomNode | undefined {
  if (node.attributes?.includes('-webkit-media-text-track-display')) return node
  for (const child of [...(node.shadowRoots ?? []), ...(node.children ?? [])]) {
    const found = findCue(child)
    if (found) return found
  }
  return undefined
}
