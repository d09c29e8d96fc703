/** Loaded before a server: at `SIGWINCH`, its clock goes back by `RECUL_MS`, or ahead; what measures durations does not. */

const Real = Date
let late = 0
process.on('SIGWINCH', () => {
  late += Number(process.env['RECUL_MS'])
})

globalThis.Date = new Proxy(Real, {
  construct: (target, given: readonly unknown[], made) =>
    Reflect.construct(target, given.length === 0 ? [Real.now() - late] : given, made) as Date,
  get: (target, name, from) =>
    name === 'now' ? () => Real.now() - late : (Reflect.get(target, name, from) as unknown),
})
