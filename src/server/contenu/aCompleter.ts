import { A_COMPLETER, type ContentId, type Contenu } from '#contract/contenu/contenu.ts'

/** Contents that show an entry only once the administration has filled it in; legal pages show what they miss. */
const entrees = [
  'contact',
  'nousconnaitre',
  'compteindividuelretraite',
] as const satisfies readonly ContentId[]

const estEntree = (id: ContentId): boolean => entrees.some((entree) => entree === id)

const UNFILLED = new RegExp(`<(li|p)>(?:(?!</\\1>).)*${A_COMPLETER}(?:(?!</\\1>).)*</\\1>`, 'gs')

/** A content as people read it: without the entries that the administration has not filled in. */
export const sansEntreesVides = (id: ContentId, { champ, paragraphe }: Contenu): Contenu => {
  if (!estEntree(id)) return { champ, paragraphe }
  const filled = Object.entries(paragraphe).flatMap(([key, { titre, texte }]) => {
    const read = texte.replaceAll(UNFILLED, '').replaceAll('<ul></ul>', '')
    return read === '' ? [] : [[key, { titre, texte: read }] as const]
  })
  return {
    champ: Object.fromEntries(Object.entries(champ).filter(([, text]) => text !== A_COMPLETER)),
    paragraphe: Object.fromEntries(filled),
  }
}

/** Contents that still have something to fill in, in their order. */
export const contenusACompleter = (contenus: Readonly<Record<string, Contenu>>): readonly string[] =>
  Object.keys(contenus).filter((id) => JSON.stringify(contenus[id]).includes(A_COMPLETER))
