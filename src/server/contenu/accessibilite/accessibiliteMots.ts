const days = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' })

/** `2026-11-21` as « 21 novembre 2026 ». */
export const frenchDay = (date: string): string => days.format(new Date(`${date}T00:00:00Z`))

/** Text of the referential as contents may hold it: no tag, no straight quote. */
export const plain = (text: string): string =>
  text.replaceAll(/[<>]/g, '').replaceAll("'", '’').replaceAll('"', '').replaceAll('&', 'et')
