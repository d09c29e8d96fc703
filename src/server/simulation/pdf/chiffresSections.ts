import { libellesSimulation as libelles } from '#contract/simulation/libelles.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { trimestres } from '#rules/format/durees.ts'
import { euros, pourcent } from '#rules/format/nombres.ts'
import { quotiteDite } from '#rules/retraite/droit/quotite.ts'
import { loiDe } from '#rules/retraite/regle/regle.ts'
import type { Section } from '#server/kit/pdf/reportPdf.ts'
import { type Estimee, figure, rafpEnMots } from './estimee.ts'
import { type Ligne, resultatDeLigne } from '#rules/retraite/estimation/lignes.ts'
import type { Column, TableContent } from '#server/kit/pdf/table.ts'

const columns: readonly Column[] = [
  { title: libelles.ligne, width: 115, rowHeader: true },
  { title: libelles.formule, width: 195 },
  { title: libelles.valeur, width: 95, amount: true },
  { title: libelles.source, width: 110 },
]

const INDICATIF = 'barème indicatif'

const resultat = (ligne: Ligne): string =>
  [resultatDeLigne(ligne), ligne.confirme ? '' : INDICATIF].filter((part) => part !== '').join(' – ')

/** The lines of an estimate as a table: each figure with its unit, and its mark when it is indicative. */
const explication = (lignes: readonly Ligne[]): TableContent => ({
  columns,
  rows: lignes.map((ligne) => [ligne.libelle, ligne.formule, resultat(ligne), ligne.source]),
})

const progressiveEnMots = ({ garde: { progressive, dateDepart } }: Estimee): readonly string[] =>
  progressive
    ? [
        `Retraite progressive dès le ${dateEnChiffres(progressive.debut)}, en travaillant à ${quotiteDite(progressive.quotite)} si votre employeur l’accorde : ${euros(progressive.pensionMensuelle)} bruts par mois, sans compter votre rémunération. Ensuite, la pension entière, à partir du ${dateEnChiffres(dateDepart)} :`,
      ]
    : []

const enMots = (estimee: Estimee): readonly string[] => {
  const { indicatif } = estimee.garde
  const { taux, pensionBruteMensuelle, prelevements, trimestresRequis, rafp, regle } = estimee.estimation
  return [
    ...progressiveEnMots(estimee),
    `Pension brute : ${figure(`${euros(pensionBruteMensuelle)} par mois`, indicatif)}, au taux de ${pourcent(taux)} (${trimestres(trimestresRequis)} requis).`,
    ...(prelevements
      ? [
          `Pension nette estimée : ${figure(`${euros(prelevements.pensionNetteMensuelle)} par mois`, prelevements.indicatif)}, avant impôt sur le revenu.`,
        ]
      : []),
    ...(rafp ? [`Retraite additionnelle (RAFP), brute : ${rafpEnMots(rafp)}.`] : []),
    `Règles : ${loiDe(regle).label}.`,
  ]
}

/** Where the figures of an estimate enter the document: what it gives, in words, and the lines that lead to it. */
export const chiffresSections = (
  title: string,
  estimee: Estimee,
): { readonly resultat: Section; readonly calcul: Section } => ({
  resultat: { title, paragraphs: enMots(estimee) },
  calcul: {
    title: libelles.explication,
    level: 3,
    paragraphs: [libelles.abreviations],
    table: explication(estimee.estimation.lignes),
  },
})
