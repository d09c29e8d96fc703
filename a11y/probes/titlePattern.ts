import type { Probe } from '../probe.ts'

/** RGAA 8.6: the title says the page, as its heading does, then the service; a step comes before the page that it belongs to. */
export const titlePattern: Probe = {
  id: 'titlePattern',
  criteria: ['8.6'],
  applies: ({ whole }) => whole,
  run: (page) =>
    page.evaluate(() => {
      const heading = document.querySelector('h1')?.textContent?.trim() ?? ''
      const [first = '', service] = document.title.split(' | ')
      const ofPage = first === heading || (heading !== '' && first.endsWith(` – ${heading}`))
      const fault =
        service !== 'Espace agent public'
          ? `Le titre « ${document.title} » ne finit pas par le nom du service.`
          : !document.querySelector('dialog:modal') && !ofPage
            ? `Le titre « ${first} » n’est pas celui de la page, « ${heading} ».`
            : undefined
      return fault ? [{ selector: 'title', html: `<title>${document.title}</title>`, message: fault }] : []
    }),
}
