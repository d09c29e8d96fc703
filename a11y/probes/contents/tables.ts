import { still } from '../probe.ts'

/** RGAA 5.4 to 5.8: a table of data has a title, headings that are headings, and cells that know them; one of layout has none. */
export const tables = still('tables', ['5.4', '5.5', '5.6', '5.7', '5.8'], () => {
  const { isShown, observe } = window.a11yInPage
  const all = [...document.querySelectorAll('table')].filter(isShown)
  const layout = (table: Element) => ['presentation', 'none'].includes(table.getAttribute('role') ?? '')
  const vague = /^(tableau|table|données)?[\s\d]*$/i
  return all.flatMap((table) => {
    if (layout(table))
      return table.querySelector('th,caption,thead,[scope],[headers]')
        ? [observe(table, 'Tableau de mise en forme avec des éléments de tableau de données.', '5.8')]
        : []
    const caption = table.querySelector('caption')?.textContent?.trim()
    const name =
      table.ariaLabel ?? document.getElementById(table.getAttribute('aria-labelledby') ?? '')?.textContent
    const said = caption ?? name?.trim()
    const headings = [...table.querySelectorAll('th,[role=columnheader],[role=rowheader]')]
    const first = [...(table.rows[0]?.cells ?? [])]
    const loose = headings.filter(
      (th) =>
        th.matches('th') &&
        th.textContent?.trim() &&
        !th.hasAttribute('scope') &&
        !th.id &&
        !th.hasAttribute('role'),
    )
    // Of a row that has cells of data, a heading that says it heads the column below.
    const astray = [...table.querySelectorAll('tbody th[scope=col]')].filter((th) =>
      th.parentElement?.querySelector(':scope > td'),
    )
    return [
      ...(said === undefined ? [observe(table, 'Tableau sans titre.', '5.4')] : []),
      ...(said !== undefined && vague.test(said)
        ? [observe(table, 'Le titre de ce tableau ne dit pas ce qu’il contient.', '5.5')]
        : []),
      ...(headings.length === 0 || (table.tHead && first.every((cell) => cell.matches('td')))
        ? [observe(table, 'Les en-têtes de ce tableau n’en sont pas.', '5.6')]
        : []),
      ...astray.map((th) => observe(th, 'En-tête de ligne dont « scope » dit une colonne.', '5.7')),
      ...loose.map((th) => observe(th, 'En-tête sans « scope » ni « id ».', '5.7')),
    ]
  })
})
