/** Title of one page as it was found. */
export interface FoundTitle {
  readonly page: string
  readonly title: string
}

/** RGAA 8.6: titles that several pages share, each with the pages that bear it. */
export const sharedTitles = (found: readonly FoundTitle[]): ReadonlyMap<string, readonly string[]> => {
  const pages = new Map<string, Set<string>>()
  for (const { page, title } of found) pages.set(title, (pages.get(title) ?? new Set()).add(page))
  return new Map([...pages].filter(([, of]) => of.size > 1).map(([title, of]) => [title, [...of]]))
}
