import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchAhead, forgetAhead, takeAhead } from './ahead.ts'

describe('what is fetched ahead', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    forgetAhead()
    vi.useRealTimers()
  })

  it('is fetched once, and serves once', async () => {
    const read = vi.fn(async () => 'lu')
    fetchAhead('GET /profil', read)
    fetchAhead('GET /profil', read)
    expect(read).toHaveBeenCalledTimes(1)
    expect(await takeAhead('GET /profil')).toBe('lu')
    expect(await takeAhead('GET /profil')).toBeUndefined()
  })

  it('is nothing when it failed, so that the page asks and tells', async () => {
    fetchAhead('GET /profil', async () => {
      throw new Error('down')
    })
    expect(await takeAhead('GET /profil')).toBeUndefined()
  })

  it('does not serve ten seconds later, nor once it is forgotten', async () => {
    fetchAhead('GET /profil', async () => 'lu')
    vi.advanceTimersByTime(10_000)
    expect(await takeAhead('GET /profil')).toBeUndefined()
    fetchAhead('GET /profil', async () => 'relu')
    forgetAhead()
    expect(await takeAhead('GET /profil')).toBeUndefined()
  })
})
