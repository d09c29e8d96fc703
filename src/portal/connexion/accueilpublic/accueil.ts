import type { Contenu, Paragraphe } from '#contract/contenu/contenu.ts'

/** A question of the help page, shortened; its number is its place there. */
export interface Aide extends Paragraphe {
  readonly numero: number
}

/** Welcome text and help excerpts of the public home page. */
export const accueilOf = (contenu: Contenu | undefined) => {
  const paragraphes = contenu?.paragraphe ?? {}
  const aides = Object.entries(paragraphes)
    .flatMap(([cle, { titre, texte }]): Aide[] => {
      const numero = Number(/^aide(\d+)$/.exec(cle)?.[1] ?? 0)
      return numero > 0 ? [{ numero, titre, texte }] : []
    })
    .toSorted((a, b) => a.numero - b.numero)
  return { bienvenue: paragraphes['bienvenue'], aides }
}
