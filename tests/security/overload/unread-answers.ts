import { connect, type Socket } from 'node:net'

interface UnreadAnswers {
  port: number
  sockets: number
  /** How many requests each connection sends at once. */
  requests: number
  path: string
}

/**
 * The attack of readers that do not read: each connection asks again and again for the same and reads nothing, so
 * that what is answered stays with the server. Gates G16f and G16h. Answers the connections, to be destroyed.
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
