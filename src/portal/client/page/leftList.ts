import { useLocation } from 'react-router-dom'

/** What a link takes from a list that it leaves: kept by the browser’s history, never in an address. */
interface Leaving {
  /** Address of the list as it is, with its year, its filter and its search. */
  readonly liste: string
}

/** State of a link that leaves the list on the screen, for the page that it opens to lead back to the list as it was. */
export const useLeaving = (): Leaving => {
  const { pathname, search } = useLocation()
  return { liste: `${pathname}${search}` }
}

const pathOf = (address: string) => address.split('?', 1)[0]

/** Address of a list as it was left for the page on the screen; `otherwise`, another address of it, when it was not. */
export const useListLeft = (otherwise: string): string => {
  const { liste } = (useLocation().state as Partial<Leaving> | null) ?? {}
  return liste !== undefined && pathOf(liste) === pathOf(otherwise) ? liste : otherwise
}
