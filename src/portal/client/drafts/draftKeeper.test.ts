import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { draftKeeper, PAUSE_MS, RETRY_MS, type DraftState, type Kept, type NotKept } from './draftKeeper.ts'

const server = (version = 0) => {
  let current = version
  const sent: string[] = []
  const states: DraftState[] = []
  const notKept: (NotKept<string> | undefined)[] = []
  let network = true
  let answers = true
  let session = true
  const save = async (known: number, values: string): Promise<Kept> => {
    if (!session) return { kind: 'session' }
    if (!network) return { kind: 'sansReponse' }
    const again = known === current - 1 && values === sent.at(-1)
    if (known !== current && !again) return { kind: 'conflit' }
    if (!again) {
      current += 1
      sent.push(values)
    }
    if (!answers) return { kind: 'sansReponse' }
    return { kind: 'enregistre', version: current, modifieLe: '2026-11-20T14:32:00Z' }
  }
  const keeper = draftKeeper({
    version,
    save,
    onState: (state) => states.push(state),
    onNotKept: (one) => notKept.push(one),
  })
  return {
    keeper,
    sent,
    states,
    notKept,
    loseAnswers: (lost: boolean) => {
      answers = !lost
    },
    cut: () => {
      network = false
    },
    restore: () => {
      network = true
    },
    endSession: () => {
      session = false
    },
    keepElsewhere: () => {
      current += 1
    },
  }
}

describe('a draft', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is kept at a pause in typing, once, with the last values', async () => {
    const { keeper, sent, states } = server()
    keeper.change('a')
    await vi.advanceTimersByTimeAsync(PAUSE_MS - 1)
    keeper.change('ab')
    await vi.advanceTimersByTimeAsync(PAUSE_MS)
    expect(sent).toEqual(['ab'])
    expect(states.at(-1)).toBe('enregistre')
    expect(keeper.isUnsaved()).toBe(false)
  })

  it('is kept at once when its step ends', async () => {
    const { keeper, sent } = server(4)
    keeper.change('a')
    expect(await keeper.flush()).toBe(true)
    expect(sent).toEqual(['a'])
  })

  it('is never sent twice at a time: what is typed meanwhile follows', async () => {
    const { keeper, sent } = server()
    keeper.change('a')
    const first = keeper.flush()
    keeper.change('b')
    await first
    expect(await keeper.flush()).toBe(true)
    expect(sent).toEqual(['a', 'b'])
  })

  it('waits for the network, and loses nothing', async () => {
    const { keeper, sent, states, cut, restore } = server()
    cut()
    keeper.change('a')
    expect(await keeper.flush()).toBe(false)
    expect(states.at(-1)).toBe('echec')
    expect(keeper.isUnsaved()).toBe(true)
    restore()
    await vi.advanceTimersByTimeAsync(RETRY_MS)
    expect(sent).toEqual(['a'])
  })

  it('stops when it was kept elsewhere, rather than overwrite', async () => {
    const { keeper, sent, states, keepElsewhere } = server(2)
    keepElsewhere()
    keeper.change('a')
    expect(await keeper.flush()).toBe(false)
    keeper.change('b')
    await vi.advanceTimersByTimeAsync(RETRY_MS * 2)
    expect(sent).toEqual([])
    expect(states.at(-1)).toBe('conflit')
  })

  it('that was kept without its answer is no conflict: what was typed since follows it', async () => {
    const { keeper, sent, states, notKept, loseAnswers } = server(3)
    loseAnswers(true)
    keeper.change('a')
    expect(await keeper.flush()).toBe(false)
    keeper.change('ab')
    await vi.advanceTimersByTimeAsync(PAUSE_MS)
    expect(states).not.toContain('conflit')
    expect(notKept.at(-1)).toEqual({ version: 3, values: 'ab', sent: 'a' })
    loseAnswers(false)
    await vi.advanceTimersByTimeAsync(RETRY_MS)
    expect(sent).toEqual(['a', 'ab'])
    expect(states.at(-1)).toBe('enregistre')
    expect(notKept.at(-1)).toBeUndefined()
    expect(keeper.isUnsaved()).toBe(false)
  })

  it('that was left is sent once, then leaves everything to the form that is opened next', async () => {
    const { keeper, sent, notKept, cut, restore } = server()
    cut()
    keeper.change('a')
    await keeper.end()
    expect(notKept).toEqual([{ version: 0, values: 'a' }])
    restore()
    await vi.advanceTimersByTimeAsync(3 * RETRY_MS)
    expect(sent).toEqual([])
    expect(notKept).toHaveLength(1)
  })

  it('that was left is kept, with what was not sent yet', async () => {
    const { keeper, sent } = server()
    keeper.change('a')
    await keeper.end()
    expect(sent).toEqual(['a'])
  })

  it('is not tried again and again once the session has ended, but is still there to be sent', async () => {
    const { keeper, states, endSession } = server()
    endSession()
    keeper.change('a')
    await vi.advanceTimersByTimeAsync(PAUSE_MS + 3 * RETRY_MS)
    expect(states.filter((state) => state === 'enregistrement')).toHaveLength(1)
    expect(states.at(-1)).toBe('session')
    expect(keeper.isUnsaved()).toBe(true)
  })
})
