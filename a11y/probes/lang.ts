import type { Probe } from '../probe.ts'

/** RGAA 8.3 and 8.4: the page says that it is in French. */
export const lang: Probe = {
  id: 'lang',
  criteria: ['8.3', '8.4'],
  run: (page) =>
    page.evaluate(() => {
      const { lang: said } = document.documentElement
      if (/^fr(-|$)/.test(said)) return []
      return [
        { selector: 'html', html: `<html lang="${said}">`, message: 'La langue n’est pas le français.' },
      ]
    }),
}
