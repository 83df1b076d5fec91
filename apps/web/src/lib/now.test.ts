import { afterEach, expect, test, vi } from 'vitest'

const withDeviceZone = async (timeZone: unknown) => {
  vi.resetModules()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    locale: 'en-US',
    calendar: 'gregory',
    numberingSystem: 'latn',
    timeZone: timeZone as string,
  })
  return import('./now.ts')
}

afterEach(() => vi.restoreAllMocks())

test.each(['Etc/Unknown', '', undefined, 'Mars/Olympus'])(
  'A device whose zone is %j shows times in UTC',
  async (zone) => {
    const { localZone } = await withDeviceZone(zone)
    expect(localZone()).toBe('UTC')
  },
)

test('A device shows times in its own zone', async () => {
  const { localZone } = await withDeviceZone('Asia/Kolkata')
  expect(localZone()).toBe('Asia/Kolkata')
})

test('A device whose language is no language shows times in its own zone', async () => {
  const { localZone } = await withDeviceZone('Asia/Kolkata')
  const { DateTimeFormat } = Intl
  // Chromium with the language `en-US@posix` throws when no language is given.
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function (locales, options) {
    if (locales === undefined) throw new RangeError('Incorrect locale information provided')
    return new DateTimeFormat(locales, options)
  })
  expect(localZone()).toBe('Asia/Kolkata')
})
