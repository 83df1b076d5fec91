import { startSmtpEmulator } from '@section/emulators/smtp/smtp-emulator.ts'

// Takes every mail and keeps none. Started as a process of its own, so that its work is nobody else's; it says where it
// listens and ends with its standard input, that is, with the process that has started it.

const server = await startSmtpEmulator(async () => {})
process.stdin.once('close', () => void server.close()).resume()
console.log(server.url)
