import { dateEnChiffres } from '#rules/format/dates.ts'
import { dureeEnLettres, trimestres } from '#rules/format/durees.ts'
import { euros } from '#rules/format/nombres.ts'
import { quotiteDite } from '#rules/retraite/droit/quotite.ts'
import type { OptionRachat } from '#rules/retraite/montant/rachat.ts'
import {
  AGES_DES_TOTAUX,
  type Choix,
  type ChoixPossible,
  type Comparaison,
  type NomDeChoix,
} from '#rules/simulation/comparaison/comparaison.ts'
import { AGE_DERNIER } from '#rules/simulation/comparaison/cumul.ts'
import type { Plan } from '#rules/simulation/comparaison/plans.ts'
import { raisonsDe } from './empechements.ts'

/** Words of the comparison of choices, on the screen as in the file. */
export const comparaisonMessages = {
  titre: 'Comparer vos choix',
  legende: 'Pension brute, et ce que vous auriez reçu au total à 70, 80 et 90 ans, selon votre choix',
  colonnes: [
    'Choix',
    'Pension brute par mois',
    'Coût à votre charge',
    ...AGES_DES_TOTAUX.map((age) => `Reçu en tout à ${age} ans`),
  ],
  notes: (quotite: number) => [
    'Montants bruts, en euros d’aujourd’hui, sans revalorisation ni impôt ; ce que vous gagnez en travaillant n’y est pas compté, ni la retraite additionnelle, ni vos autres pensions.',
    'Chaque total compte les mois entiers jusqu’à l’anniversaire ; le coût d’un rachat en est déduit. Un total fait d’un montant indicatif est indicatif lui aussi.',
    `La retraite progressive suppose que votre employeur vous accorde un temps partiel à ${quotiteDite(quotite)}. Le rachat de vos hypothèses, s’il y en a un, est laissé de côté : chaque option est comptée avec son nombre utile de trimestres, demandés aujourd’hui, pour un départ à la date choisie, si la durée de vos études le permet.`,
  ],
  aucunCout: 'aucun',
  croisements: 'À quel âge un choix a-t-il donné autant que la pension entière à la date choisie ?',
  impossible: 'Ce qui n’est pas possible, ou ne vous apporterait rien',
} as const

const nomsDesOptions = { 1: 'durée', 2: 'taux', 3: 'taux et durée' } as const satisfies Record<
  OptionRachat,
  string
>

const progressiveA = (quotite: number): string => `Retraite progressive à ${quotiteDite(quotite)}`

const nomsCourts = (quotite: number) =>
  ({
    dateChoisie: 'Pension entière',
    plusTard: 'Partir un an plus tard',
    progressive: progressiveA(quotite),
    rachatDuree: `Rachat d’études, option 1 (${nomsDesOptions[1]})`,
    rachatTaux: `Rachat d’études, option 2 (${nomsDesOptions[2]})`,
    rachatDeux: `Rachat d’études, option 3 (${nomsDesOptions[3]})`,
  }) as const satisfies Record<NomDeChoix, string>

/** Name of a choice, by what it is and its dates. */
export const nomDuChoix = ({
  dateDepart,
  progressive,
  rachat,
}: Pick<Plan, 'dateDepart' | 'progressive' | 'rachat'>): string => {
  const depart = dateEnChiffres(dateDepart)
  if (progressive)
    return `${progressiveA(progressive.quotite)} dès le ${dateEnChiffres(progressive.debut)}, puis pension entière le ${depart}`
  return rachat
    ? `Rachat de ${trimestres(rachat.trimestres)}, option ${rachat.option} (${nomsDesOptions[rachat.option]})`
    : `Pension entière le ${depart}`
}

/** A cell: a figure, and whether an indicative table or reading made it. */
export interface Cellule {
  readonly valeur: string
  readonly indicatif: boolean
}

/** A row of the comparison: its choice, then a figure for each other column. */
export interface LigneDeChoix {
  readonly choix: string
  readonly cellules: readonly Cellule[]
}

/** The figures of a choice, in the order of the columns of the comparison: pension by month, cost, totals by age. */
export const cellulesDuChoix = (choix: Plan & Pick<ChoixPossible, 'totaux'>): readonly Cellule[] => {
  const { pensionMensuelle, progressive, cout, indicatif, coutIndicatif, totaux } = choix
  const pension = progressive
    ? `${euros(progressive.pensionMensuelle)}, puis ${euros(pensionMensuelle)}`
    : euros(pensionMensuelle)
  return [
    { valeur: pension, indicatif },
    { valeur: cout > 0 ? euros(cout) : comparaisonMessages.aucunCout, indicatif: coutIndicatif },
    ...totaux.map((total) => ({ valeur: euros(total), indicatif: false })),
  ]
}

const ligneDe = (choix: ChoixPossible): LigneDeChoix => ({
  choix: nomDuChoix(choix),
  cellules: cellulesDuChoix(choix),
})

const croisementEnMots = (choix: ChoixPossible, choisie: ChoixPossible): string => {
  const { rejoint, repasse, versements } = choix
  const autre = `la pension entière le ${dateEnChiffres(choisie.dateDepart)}`
  const nom = nomDuChoix(choix)
  if (rejoint === undefined)
    return `${nom} : avant ${AGE_DERNIER} ans, vous n’aurez jamais reçu autant qu’avec ${autre}.`
  const devant = versements.some(({ depuis }) => depuis < choisie.dateDepart)
  if (devant)
    return repasse
      ? `${nom} : vous aurez reçu davantage qu’avec ${autre} jusqu’à ${dureeEnLettres(repasse)}, et moins ensuite.`
      : `${nom} : vous aurez reçu au moins autant qu’avec ${autre}, à tout âge jusqu’à ${AGE_DERNIER} ans.`
  return `${nom} : à ${dureeEnLettres(rejoint)}, vous aurez reçu autant qu’avec ${autre}, et davantage ensuite.`
}

/** Whether a choice of the comparison is possible for the person. */
export const estPossible = (choix: Choix): choix is ChoixPossible => !('empechements' in choix)

/** A comparison as it is read: rows of the choices that are possible, ages of balance, and why the others are not. */
export const tableauDesChoix = ({ quotite, choisie, autres }: Comparaison) => {
  const possibles = autres.filter(estPossible)
  const noms = nomsCourts(quotite)
  return {
    notes: comparaisonMessages.notes(quotite),
    lignes: [choisie, ...possibles].map(ligneDe),
    croisements: possibles.map((choix) => croisementEnMots(choix, choisie)),
    impossibles: autres.flatMap((choix) =>
      estPossible(choix) ? [] : [`${noms[choix.nom]} : ${raisonsDe(choix.empechements)}`],
    ),
  }
}
