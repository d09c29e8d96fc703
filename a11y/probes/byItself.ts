import type { Probe } from './probe.ts'

/** RGAA 7.5: what changes by itself is told: groups of messages are live, and what is being loaded says so. */
export const liveRegions: Probe = {
  id: 'liveRegions',
  criteria: ['7.5'],
  run: (page) =>
    page.evaluate(() => {
      const { isShown, observe } = window.a11yInPage
      const LIVE = '[aria-live],[role=status],[role=alert],[role=log],[role=timer],output'
      const wrong = [...document.querySelectorAll('[aria-live]')].filter(
        ({ ariaLive }) => !['polite', 'assertive', 'off'].includes(ariaLive ?? ''),
      )
      const busy = [...document.querySelectorAll('[aria-busy=true]')].filter(
        (element) => isShown(element) && !element.matches(LIVE) && !document.querySelector(LIVE),
      )
      const nested = [
        ...document.querySelectorAll('[role=alert] [role=alert],[aria-live=assertive] [role=alert]'),
      ]
      return [
        ...wrong.map((element) => observe(element, 'Valeur de aria-live inconnue.')),
        ...busy.map((element) => observe(element, 'Ce chargement n’est annoncé nulle part.')),
        ...nested.map((element) => observe(element, 'Alerte dans une alerte : elle est dite deux fois.')),
      ]
    }),
}

/** RGAA 4.10: nothing is heard or plays before it is asked for. */
export const noAutoplay: Probe = {
  id: 'noAutoplay',
  criteria: ['4.10'],
  run: (page) =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLMediaElement>('audio,video')]
        .filter((media) => media.autoplay || !media.paused)
        .map((media) => window.a11yInPage.observe(media, 'Ce média se lance seul.')),
    ),
}
