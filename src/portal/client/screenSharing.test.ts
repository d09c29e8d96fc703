import { beforeEach, describe, expect, it, vi } from 'vitest'
import { interfaceConstants } from '#portal/interfaceConstants.ts'

/** What the browser does for sharing, on a window that is only events. */
const open = async () => {
  vi.resetModules()
  const scripts: (EventTarget & { src?: string; remove: () => void })[] = []
  const target = new EventTarget()
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target))
  vi.stubGlobal('dispatchEvent', target.dispatchEvent.bind(target))
  vi.stubGlobal('document', {
    createElement: () => Object.assign(new EventTarget(), { remove: () => scripts.pop() }),
    head: { append: (script: (typeof scripts)[number]) => scripts.push(script) },
  })
  const { currentSharing, sharingEvents, startSharing, stopSharing } = await import('./screenSharing.ts')
  const stops: Event[] = []
  target.addEventListener(sharingEvents.arret, (event) => stops.push(event))
  const say = (detail: unknown) => target.dispatchEvent(new CustomEvent(sharingEvents.code, { detail }))
  return { currentSharing, sharingEvents, startSharing, stopSharing, scripts, stops, say, target }
}

describe('screen sharing', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    return () => {
      vi.useRealTimers()
      vi.unstubAllGlobals()
    }
  })

  it('loads nothing before it starts, and listens to no code', async () => {
    const { scripts, say, currentSharing } = await open()
    say('482 915')
    expect(scripts).toEqual([])
    expect(currentSharing()).toEqual({ etat: 'arret' })
  })

  it('waits for a code, and takes one that is a code', async () => {
    const { startSharing, currentSharing, say, scripts } = await open()
    startSharing('https://partage.fr/p.js')
    expect(scripts.map(({ src }) => src)).toEqual(['https://partage.fr/p.js'])
    for (const not of ['<b>1</b>', 12, '', undefined, 'x'.repeat(21)]) say(not)
    expect(currentSharing()).toEqual({ etat: 'attente' })
    say('482 915')
    expect(currentSharing()).toEqual({ etat: 'code', code: '482 915' })
    vi.advanceTimersByTime(interfaceConstants.sharingCodeWait)
    expect(currentSharing()).toEqual({ etat: 'code', code: '482 915' })
  })

  it('fails when no code comes in time: the script is asked to stop, and is not listened to any more', async () => {
    const { startSharing, currentSharing, say, stops, scripts } = await open()
    startSharing('https://partage.fr/p.js')
    vi.advanceTimersByTime(interfaceConstants.sharingCodeWait)
    expect(currentSharing()).toEqual({ etat: 'echec' })
    expect([stops.length, scripts.length]).toEqual([1, 0])
    say('482 915')
    expect(currentSharing()).toEqual({ etat: 'echec' })
  })

  it('fails at once when the script cannot be loaded', async () => {
    const { startSharing, currentSharing, scripts } = await open()
    startSharing('https://partage.fr/p.js')
    scripts[0]?.dispatchEvent(new Event('error'))
    expect(currentSharing()).toEqual({ etat: 'echec' })
  })

  it('stops when either side says so', async () => {
    const { startSharing, stopSharing, currentSharing, say, target, sharingEvents } = await open()
    for (const stop of [stopSharing, () => target.dispatchEvent(new Event(sharingEvents.fin))]) {
      startSharing('https://partage.fr/p.js')
      say('482 915')
      stop()
      expect(currentSharing()).toEqual({ etat: 'arret' })
    }
  })
})
