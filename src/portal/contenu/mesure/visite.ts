import { abandons, type Abandon } from './abandons.ts'
import type { Collector } from './collector.ts'
import { evenementOf } from './evenements.ts'
import type { PageVue } from './pageVue.ts'
import type { Signal } from '#portal/client/signals.ts'

/** Follows one visit: its pages in their order, what is done on them, and what is given up. */
export interface Visite {
  readonly page: (page: PageVue) => void
  readonly signal: (signal: Signal) => void
  /** The window closes. */
  readonly fin: () => void
}

/** `collector` is asked each time, and is nothing while the person is not counted; `origine` is where they come from. */
export const createVisite = (collector: () => Collector | undefined, origine: string): Visite => {
  let current: PageVue | undefined
  let abandon: Abandon | undefined
  let aCommencer: Abandon | undefined

  const giveUp = (next?: string) => {
    if (!current || !abandon || (next !== undefined && abandon.suites.includes(next))) return
    collector()?.evenement({
      categorie: abandon.categorie,
      action: abandon.evenement,
      nom: current.chemin,
    })
    abandon = undefined
  }

  return {
    page: (page) => {
      if (page.chemin !== current?.chemin) giveUp(page.chemin)
      collector()?.pageVue(page, current ? `${location.origin}${current.chemin}` : origine)
      current = page
      const prevu = abandons[page.chemin]
      if (prevu?.commencePar === undefined) [abandon, aCommencer] = [prevu, undefined]
      else [abandon, aCommencer] = [undefined, prevu]
    },
    signal: (signal) => {
      if (signal.kind === 'telechargement') return collector()?.telechargement(signal.chemin)
      // What it begins, it begins once: to read the same again after the end begins nothing.
      if (signal.status === 200 && aCommencer?.commencePar === signal.appel)
        [abandon, aCommencer] = [aCommencer, undefined]
      if (signal.status === 200 && abandon?.terminePar?.includes(signal.appel)) abandon = undefined
      const evenement = evenementOf(signal)
      if (evenement) collector()?.evenement(evenement)
    },
    fin: () => giveUp(),
  }
}
