import { startSmtpEmulator } from '@section/emulators/smtp/smtp-emulator.ts'

// This mail server accepts every mail and keeps none. It is a separate process, so that its work is not measured with
// the server's. It prints its address, and ends with its standard input, that is, with the process that started it.

const server = await startSmtpEmulator(async () => {})
process.stdin.once('close', () => void server.close()).resume()
console.log(server.url)
