import type { Contenu, Paragraphe } from '#contract/contenu/contenu.ts'

/** Blocks of a content whose key is the prefix and a number, in that order. */
export const numberedBlocks = (contenu: Contenu | undefined, prefix: string): readonly Paragraphe[] =>
  Object.entries(contenu?.paragraphe ?? {})
    .flatMap(([cle, bloc]) => {
      const rang = cle.startsWith(prefix) ? Number(cle.slice(prefix.length)) : Number.NaN
      return Number.isInteger(rang) ? [{ rang, bloc }] : []
    })
    .toSorted((a, b) => a.rang - b.rang)
    .map(({ bloc }) => bloc)
