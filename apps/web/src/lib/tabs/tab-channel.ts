/** A channel to the other tabs of this browser. */
export interface TabChannel {
  post: (message: unknown) => void
  /** Calls `listener` with the messages of other tabs until the returned function is called. */
  listen: (listener: (message: unknown) => void) => () => void
}

/** Opens a channel. In a browser that lacks or forbids channels no message is delivered. */
export function openTabChannel(name: string): TabChannel {
  const channel = createChannel(name)
  return {
    post: (message) => channel?.postMessage(message),
    listen: (listener) => {
      const heard = ({ data }: MessageEvent<unknown>) => listener(data)
      channel?.addEventListener('message', heard)
      return () => channel?.removeEventListener('message', heard)
    },
  }
}

function createChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}
