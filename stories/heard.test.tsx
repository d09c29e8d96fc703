import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Status } from '#portal/components/page/Status.tsx'

const LONG_ENOUGH = 10_000

let place: HTMLElement
let root: ReturnType<typeof createRoot>
const shown = () => place.textContent
const say = (sentence: string, className?: string) =>
  flushSync(() => root.render(<Status {...(className !== undefined && { className })}>{sentence}</Status>))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})

afterEach(() => {
  flushSync(() => root.unmount())
  vi.useRealTimers()
  place.remove()
})

it('what is only heard leaves the page, where it would be read again beside what it tells of', async () => {
  say('')
  say('3 documents trouvés')
  expect(shown()).toBe('3 documents trouvés')
  vi.advanceTimersByTime(LONG_ENOUGH)
  await expect.poll(shown).toBe('')
  say('')
  say('3 documents trouvés')
  expect(shown(), 'said again, it is heard again').toBe('3 documents trouvés')
})

it('what is seen stays', async () => {
  say('3 documents trouvés', '')
  vi.advanceTimersByTime(LONG_ENOUGH)
  await new Promise(requestAnimationFrame)
  expect(shown()).toBe('3 documents trouvés')
})
