// Loaded into the server before all else (NODE_OPTIONS): its clock then begins on a day that never changes, and runs
// on from there, so that the demo school's dates and the year are the same in every picture. It is a day to come, since
// the browser keeps its cookies by its own clock.
const START = Date.parse('2031-03-04T15:20:00Z')
const RealDate = Date
const shift = START - RealDate.now()
const now = () => RealDate.now() + shift

globalThis.Date = new Proxy(RealDate, {
  construct: (target, values: [], self) =>
    Reflect.construct(target, values.length > 0 ? values : [now()], self),
  get: (target, name, self) => (name === 'now' ? now : Reflect.get(target, name, self)),
})
