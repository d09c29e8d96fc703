import { still } from './probe.ts'

/** RGAA 7.5: what changes by itself is told: groups of messages are live, and what is being loaded says so. */
export const liveRegions = still(
  'liveRegions',
  ['7.5'],
  () => {
    const { isShown, observe } = window.a11yInPage
    const LIVE = '[aria-live],[role=status],[role=alert],[role=log],[role=timer],output'
    const wrong = [...document.querySelectorAll('[aria-live]')].filter(
      ({ ariaLive }) => !['polite', 'assertive', 'off'].includes(ariaLive ?? ''),
    )
    const busy = [...document.querySelectorAll('[aria-busy=true]')].filter(
      (element) => isShown(element) && !element.matches(LIVE) && !document.querySelector(LIVE),
    )
    const nested = [
      ...document.querySelectorAll(
        ':is([role=alert],[aria-live=assertive]) :is([role=alert],[aria-live=assertive])',
      ),
    ]
    return [
      ...wrong.map((element) => observe(element, 'Valeur de aria-live inconnue.')),
      ...busy.map((element) => observe(element, 'Ce chargement n’est annoncé nulle part.')),
      ...nested.map((element) => observe(element, 'Alerte dans une alerte : elle est dite deux fois.')),
    ]
  },
  () => true,
)

/** RGAA 4.10: nothing is heard or plays before it is asked for. */
export const noAutoplay = still(
  'noAutoplay',
  ['4.10'],
  () =>
    [...document.querySelectorAll<HTMLMediaElement>('audio,video')]
      .filter((media) => media.autoplay || !media.paused)
      .map((media) => window.a11yInPage.observe(media, 'Ce média se lance seul.')),
  () => true,
)

/** RGAA 13.8: nothing goes on being moved by a script. A page that rests for a moment is at rest. */
export const movedByScript = still('movedByScript', ['13.8'], async () => {
  const moves = new Map<Element, number>()
  const observer = new MutationObserver((records) => {
    // Changes that are told together are one move.
    for (const target of new Set(records.map((record) => record.target)))
      if (target instanceof Element) moves.set(target, (moves.get(target) ?? 0) + 1)
  })
  observer.observe(document.body, { subtree: true, attributeFilter: ['style', 'transform'] })
  const pass = (ms: number) => new Promise((passed) => setTimeout(passed, ms))
  await pass(250)
  if (moves.size > 0) await pass(1000)
  observer.disconnect()
  const { isShown, observe } = window.a11yInPage
  return [...moves]
    .filter(([element, times]) => times > 3 && isShown(element) && !element.closest('[aria-busy=true]'))
    .map(([element]) => observe(element, 'Un script le fait bouger sans cesse.'))
})
