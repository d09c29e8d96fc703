import type { Probe } from '../probe.ts'

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
