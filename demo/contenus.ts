import { A_COMPLETER, type Contenu } from '#contract/contenu/contenu.ts'
import { typographie } from '#rules/format/typographie.ts'
import { defaultContenus } from '#server/contenu/content/defaultContents.ts'

/** A content whose blanks are filled, in their order in its texts, and by their names in its fields. */
const filled = (
  { champ, paragraphe }: Contenu,
  texts: readonly string[],
  fields: Readonly<Record<string, string>> = {},
): Contenu => {
  const said = texts.map(typographie)
  return {
    champ: { ...champ, ...fields },
    paragraphe: Object.fromEntries(
      Object.entries(paragraphe).map(([key, { titre, texte }]) => [
        key,
        { titre, texte: texte.replaceAll(A_COMPLETER, () => said.shift() ?? A_COMPLETER) },
      ]),
    ),
  }
}

/** Ways to reach an office that does not exist: the telephone number is one of those kept for fiction. */
const contact = {
  telephone: '01 99 00 12 34',
  horaires: 'du lundi au vendredi, de 9 h à 17 h',
  adresse: 'Centre de gestion des retraites de Val-de-Brume, 1 place de l’Exemple, 00000 Val-de-Brume',
  courriel: 'contact@example.org',
}

/** Contents that an administration fills in, as the one of the demo would. */
export const contenusDemo = {
  contact: filled(defaultContenus.contact, Object.values(contact), contact),
  nousconnaitre: filled(defaultContenus.nousconnaitre, [
    'Ce service est celui d’une administration inventée, la direction des personnels de Val-de-Brume, pour que chacun puisse l’essayer',
  ]),
  compteindividuelretraite: filled(defaultContenus.compteindividuelretraite, [], {
    service: 'Centre de gestion des retraites de Val-de-Brume, bureau des comptes individuels',
  }),
}
