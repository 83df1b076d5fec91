import { subscribe } from 'node:diagnostics_channel'
import type { ServerResponse } from 'node:http'

// This file is loaded into the server before everything else (NODE_OPTIONS). The clock of the server then starts on a fixed
// day, so that the dates of the demo school are the same in every picture. The day is in the future, because the browser
// would otherwise treat its cookies as expired.
const START = Date.parse('2031-03-04T15:20:00Z')
const RealDate = Date
const shift = START - RealDate.now()
const now = () => RealDate.now() + shift

globalThis.Date = new Proxy(RealDate, {
  construct: (target, values: [], self) =>
    Reflect.construct(target, values.length > 0 ? values : [now()], self),
  get: (target, name, self) => (name === 'now' ? now : Reflect.get(target, name, self)),
})

// Node writes the header `Date` by a clock of its own.
subscribe('http.server.request.start', (message) => {
  if (message !== null && typeof message === 'object' && 'response' in message)
    (message.response as ServerResponse).setHeader('date', new Date().toUTCString())
})
