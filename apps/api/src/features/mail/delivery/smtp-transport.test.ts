import { describe, expect, test } from 'vitest'
import { startSmtpEmulator } from '@section/emulators/smtp/smtp-emulator.ts'
import { openMailTransport } from './smtp-transport.ts'

describe('A mail server', () => {
  const message = { from: 'a@b.example', to: 'c@d.example', subject: 'x', text: 'y' }

  test('that cannot be reached, or fails for the moment, may be tried again', async () => {
    const busy = await startSmtpEmulator(async () => {
      throw new Error('The disk is full.')
    })
    const transport = openMailTransport(busy.url)
    await expect(transport.send(message)).rejects.toMatchObject({
      message: 'SMTP EMESSAGE 451',
      permanent: false,
    })
    transport.close()
    await busy.close()
    const gone = openMailTransport(busy.url)
    await expect(gone.send(message)).rejects.toMatchObject({ permanent: false })
    gone.close()
  })

  test('that refuses an address for good is not tried again', async () => {
    const strict = await startSmtpEmulator(async () => {}, {
      isRefused: (address) => address === 'c@d.example',
    })
    const transport = openMailTransport(strict.url)
    await expect(transport.send(message)).rejects.toMatchObject({
      message: 'SMTP EENVELOPE 550',
      permanent: true,
    })
    transport.close()
    await strict.close()
  })
})
