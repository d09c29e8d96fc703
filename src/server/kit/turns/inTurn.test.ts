import { Readable } from 'node:stream'
import { afterEach, expect, it, vi } from 'vitest'
import { inTurn, inTurnByWhom, inTurnOfEach, LONGEST_REST_MS, Overload, streamInTurn } from './inTurn.ts'

it('one may hold only so many works, so that others have a turn', async () => {
  const turn = inTurnByWhom({ atOnce: 1, waiting: 10 })
  const [a, b] = [
    { who: 'a', most: 2 },
    { who: 'b', most: 2 },
  ] as const
  const leaving: (() => void)[] = []
  const work = () => new Promise<string>((leave) => void leaving.push(() => leave('fait')))
  const [first, second] = [turn(a, work), turn(a, async () => 'fait')]
  await expect(turn(a, work)).rejects.toThrow(Overload)
  const other = turn(b, async () => 'fait')
  leaving[0]?.()
  expect(await Promise.all([first, second, other])).toEqual(['fait', 'fait', 'fait'])
  expect(await turn(a, async () => 'encore')).toBe('encore')
})

it('one who asks for many is behind who asks for one', async () => {
  const turn = inTurnByWhom({ atOnce: 1, waiting: 10 })
  const done: string[] = []
  const ask = (who: string) => turn({ who, most: 10 }, async () => void done.push(who))
  await Promise.all(['a', 'a', 'a', 'a', 'b', 'c', 'b'].map(ask))
  expect(done).toEqual(['a', 'a', 'b', 'c', 'a', 'b', 'a'])
})

it('no more wait than there are places', async () => {
  const turn = inTurnByWhom({ atOnce: 1, waiting: 2 })
  const asked = ['a', 'b', 'c', 'd'].map((who) => turn({ who, most: 1 }, async () => who))
  const ends = await Promise.allSettled(asked)
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected'])
  expect(turn.state()).toEqual({ running: 0, waiting: 0 })
})

it('who asks for one has a place though few others took all of them', async () => {
  const turn = inTurnByWhom({ atOnce: 1, waiting: 4 })
  const ask = (who: string) => turn({ who, most: 3 }, async () => who)
  const ends = await Promise.allSettled(['a', 'a', 'a', 'b', 'b', 'c', 'b', 'c'].map(ask))
  const [done, away] = ['fulfilled', 'rejected']
  expect(ends.map(({ status }) => status)).toEqual([done, done, away, done, done, done, away, away])
  expect(turn.state()).toEqual({ running: 0, waiting: 0 })
  expect(await ask('d')).toBe('d')
})

it('one who asks for many waits for their own, and nobody else does', async () => {
  const turn = inTurnOfEach({ atOnce: 1, waiting: 1 })
  const leaving: (() => void)[] = []
  const first = turn('a', () => new Promise<void>((leave) => void leaving.push(leave)))
  const second = turn('a', async () => 'second')
  await expect(turn('a', async () => 'third')).rejects.toThrow(Overload)
  expect(await turn('b', async () => 'other')).toBe('other')
  leaving[0]?.()
  await first
  expect(await second).toBe('second')
  expect(await turn('a', async () => 'again')).toBe('again')
})

it('a stream keeps its turn until it is read, or left', async () => {
  const turn = inTurnOfEach({ atOnce: 1, waiting: 2 })
  const open = () =>
    streamInTurn(
      (work) => turn('a', work),
      async () => Readable.from(['x']),
    )
  const first = await open()
  let isOpen = false
  const second = open().then((stream) => {
    isOpen = true
    return stream
  })
  await new Promise(setImmediate)
  expect(isOpen).toBe(false)
  first.destroy()
  const stream = await second
  const third = open()
  for await (const _ of stream);
  await (await third).toArray()
  await expect(
    streamInTurn(
      (work) => turn('a', work),
      () => Promise.reject(new Error('absent')),
    ),
  ).rejects.toThrow('absent')
})

afterEach(() => {
  vi.useRealTimers()
})

it('who has waited too long is told, and leaves the place to the others', async () => {
  vi.useFakeTimers()
  const places = { atOnce: 1, waiting: 2, longestMs: 1000 }
  const [turn, byWhom] = [inTurn(places), inTurnByWhom(places)]
  const who = { who: 'a', most: 2 }
  const leaving: (() => void)[] = []
  const work = () => new Promise<string>((leave) => void leaving.push(() => leave('fait')))
  const first = [turn(work), byWhom(who, work)]
  const late = Promise.allSettled([turn(work), byWhom(who, work)])
  await vi.advanceTimersByTimeAsync(1000)
  const reasons = (await late).map((end) => end.status === 'rejected' && end.reason)
  expect(reasons).toEqual([expect.any(Overload), expect.any(Overload)])
  expect([turn.state().waiting, byWhom.state().waiting]).toEqual([0, 0])
  const next = [turn(async () => 'après'), byWhom(who, async () => 'après')]
  for (const leave of leaving) leave()
  expect(await Promise.all([...first, ...next])).toEqual(['fait', 'fait', 'après', 'après'])
  expect(leaving).toHaveLength(2)
})

it('what waits begins after a rest, which nobody has who waits for no one', async () => {
  vi.useFakeTimers()
  const begun: number[] = []
  const work = async () => {
    begun.push(performance.now())
    await new Promise((done) => setTimeout(done, 10))
  }
  const turn = inTurn({ atOnce: 1, waiting: 2, rest: 3 })
  const all = Promise.all([turn(work), turn(work)])
  await vi.runAllTimersAsync()
  await all
  const alone = turn(work)
  await vi.runAllTimersAsync()
  await alone
  const [first = 0, second, third] = begun
  expect([second, third]).toEqual([first + 40, first + 50])
})

it('the rest after a work that took long is short', async () => {
  vi.useFakeTimers()
  const begun: number[] = []
  const work = async () => {
    begun.push(performance.now())
    await new Promise((done) => setTimeout(done, 5000))
  }
  const turn = inTurn({ atOnce: 1, waiting: 2, rest: 3 })
  const all = Promise.all([turn(work), turn(work)])
  await vi.runAllTimersAsync()
  await all
  const [first = 0, second] = begun
  expect(second).toBe(first + 5000 + LONGEST_REST_MS)
})
