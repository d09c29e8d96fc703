import type { Cir } from '#contract/carriere/compteindividuelretraite.ts'
import { compteSectionsMessages } from './wordsSections.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { Facts } from '#portal/components/facts/Facts.tsx'
import { gradeEnMots } from './parcours.ts'

const { situation: words, categories } = compteSectionsMessages

/** Who the account is about, and their present post. */
export const Situation = ({ cir: { situation, rafp } }: { readonly cir: Cir }) => (
  <Facts
    facts={[
      [words.dateNaissance, dateEnChiffres(situation.dateNaissance)],
      [words.corps, situation.corps],
      [words.grade, gradeEnMots(situation)],
      [words.categorie, categories[situation.categorie]],
      [words.indice, words.indiceDepuis(situation.indiceMajore, dateEnChiffres(situation.indiceDepuis))],
      [words.nbi, words.points(situation.nbi)],
      [words.employeur, situation.employeur],
      ...(rafp
        ? [[words.rafp, words.rafpAu(words.points(rafp.points), dateEnChiffres(rafp.auLe))] as const]
        : []),
    ]}
  />
)
