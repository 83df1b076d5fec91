import { connect, type Socket } from 'node:net'

interface UnreadAnswers {
  port: number
  sockets: number
  /** The number of requests that each connection sends at once. */
  requests: number
  path: string
}

/**
 * Opens connections that request the same path again and again and read nothing, so that the answers stay in the
 * server's memory. Returns the connections, which the caller destroys.
 */
export function askWithoutReading({ port, sockets, requests, path }: UnreadAnswers): Socket[] {
  const text = `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`.repeat(requests)
  return Array.from({ length: sockets }, () => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => socket.destroy())
    socket.pause()
    socket.write(text)
    return socket
  })
}
