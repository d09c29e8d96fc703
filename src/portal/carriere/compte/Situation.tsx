import type { Cir } from '#contract/carriere/compteindividuelretraite.ts'
import { compteSectionsMessages } from './wordsSections.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { Facts } from './Facts.tsx'
import { gradeEnMots } from './parcours.ts'

const { situation: words, categories } = compteSectionsMessages

/** Who the account is about, and their present post. */
export const Situation = ({ cir: { situation, rafp } }: { readonly cir: Cir }) => (
  <Facts
    facts={[
      { nom: words.dateNaissance, valeur: dateEnChiffres(situation.dateNaissance) },
      { nom: words.corps, valeur: situation.corps },
      { nom: words.grade, valeur: gradeEnMots(situation) },
      { nom: words.categorie, valeur: categories[situation.categorie] },
      {
        nom: words.indice,
        valeur: words.indiceDepuis(situation.indiceMajore, dateEnChiffres(situation.indiceDepuis)),
      },
      { nom: words.nbi, valeur: words.points(situation.nbi) },
      { nom: words.employeur, valeur: situation.employeur },
      ...(rafp
        ? [{ nom: words.rafp, valeur: words.rafpAu(words.points(rafp.points), dateEnChiffres(rafp.auLe)) }]
        : []),
    ]}
  />
)
