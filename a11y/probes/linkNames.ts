import { type Probe, whateverTheColours } from '../probe.ts'

/** RGAA 6.1, 6.2 and 13.2: links have a name that says where they lead, another tab is told, and one name has one destination. */
export const linkNames: Probe = {
  id: 'linkNames',
  criteria: ['6.1', '6.2', '13.2'],
  applies: whateverTheColours,
  run: (page) =>
    page.evaluate(() => {
      const { isShown, observe } = window.a11yInPage
      const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(isShown)
      const name = (link: HTMLAnchorElement) => {
        const pictures = [...link.querySelectorAll('img')].map(({ alt }) => alt)
        const said = link.ariaLabel ?? [link.textContent ?? '', ...pictures].join(' ')
        return said.replaceAll(/\s+/g, ' ').trim() || link.title
      }
      const vague = /^(cliquez ici|ici|lire la suite|en savoir plus|voir plus|suite|lien)$/i
      const destinations = new Map<string, Set<string>>()
      for (const link of links)
        destinations.set(name(link), (destinations.get(name(link)) ?? new Set()).add(link.href))
      return links.flatMap((link) => {
        const said = name(link)
        if (!said) return [observe(link, 'Lien sans nom.')]
        if (vague.test(said)) return [observe(link, `« ${said} » ne dit pas où mène le lien.`)]
        if (link.target === '_blank' && !/nouvel/i.test(`${said} ${link.title}`))
          return [observe(link, 'Rien ne dit que ce lien ouvre un autre onglet.')]
        return (destinations.get(said)?.size ?? 0) > 1
          ? [{ ...observe(link, `« ${said} » mène à plusieurs adresses.`), level: 'indecis' as const }]
          : []
      })
    }),
}
