import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchReopening } from './reouverture.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('asks until the service answers, then tells it once', async () => {
  const onOpen = vi.fn()
  const ask = vi.fn().mockResolvedValueOnce(false).mockResolvedValueOnce(true)
  watchReopening(onOpen, ask, () => 0)
  await vi.advanceTimersByTimeAsync(14_999)
  expect(ask).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect([ask.mock.calls.length, onOpen.mock.calls.length]).toEqual([1, 0])
  await vi.advanceTimersByTimeAsync(60_000)
  expect([ask.mock.calls.length, onOpen.mock.calls.length]).toEqual([2, 1])
})

it('does not ask everybody at the same moment', async () => {
  const ask = vi.fn().mockResolvedValue(true)
  watchReopening(vi.fn(), ask, () => 0.999)
  await vi.advanceTimersByTimeAsync(29_000)
  expect(ask).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  expect(ask).toHaveBeenCalledTimes(1)
})

it('takes nobody back once the page is left, even for a question under way', async () => {
  const onOpen = vi.fn()
  let answer = (_open: boolean): void => undefined
  const stop = watchReopening(
    onOpen,
    () =>
      new Promise((done) => {
        answer = done
      }),
    () => 0,
  )
  await vi.advanceTimersByTimeAsync(15_000)
  stop()
  answer(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(onOpen).not.toHaveBeenCalled()
})
