import { moisSuivant } from '#rules/calendar/arithmetic.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { trimestres } from '#rules/format/durees.ts'
import { compter, ecrire, pourcent } from '#rules/format/nombres.ts'
import { type CompteRetraite, EN_EMPLOI, type PeriodeCompte } from '#rules/carriere/compte.ts'
import { constatsCompte } from '#rules/carriere/constatsCompte.ts'
import { periodesSansQuotite, QUOTITE_INCONNUE } from '#rules/carriere/services/periodes.ts'
import { type Demande, HANDICAP } from '#rules/retraite/demande/demande.ts'
import { quotiteDite } from '#rules/retraite/droit/quotite.ts'
import { valeurDuPoint } from '#rules/retraite/montant/indice.ts'
import { HORS_METROPOLE } from '#rules/retraite/montant/prelevements.ts'
import { loiDe, partiesDe, regleDe } from '#rules/retraite/regle/regle.ts'
import { arrondiAuJour } from './arrondiAuJour.ts'
import type { CompteDecrit, Estimee } from './compteDecrit.ts'
import { congesAConfirmer } from './congesAConfirmer.ts'
import { enfantsSaisis } from './majorationEnfants.ts'

/** What an amount goes as far as: a departure, or the first day of a partial pension, which is none. */
const terme = ({ progressive }: Demande): string =>
  progressive ? 'début de la retraite progressive' : 'départ'

const derniere = ({ carriere }: CompteRetraite): PeriodeCompte | undefined =>
  carriere.toSorted((a, b) => a.debut.localeCompare(b.debut)).at(-1)

const indice = ({ situation }: CompteRetraite, demande: Demande): string => {
  const { indiceMajore, dateDepart } = demande
  return indiceMajore === situation.indiceMajore
    ? `L’indice majoré ${indiceMajore}, comme aujourd’hui : aucun avancement n’est supposé.`
    : `L’indice ${typeof indiceMajore === 'string' ? 'du groupe hors échelle' : 'majoré'} ${indiceMajore}, détenu ${partiesDe(regleDe(dateDepart)).referenceIndex.heldMonths} mois au moins au ${terme(demande)}.`
}

const point = (demande: Demande): readonly string[] => {
  const valeur = valeurDuPoint(demande.dateDepart)
  return valeur
    ? [
        `La valeur du point d’indice du ${dateEnChiffres(valeur.depuis)}, ${ecrire(valeur.annuelle, 4)}\u00A0€ par an, sans hausse d’ici au ${terme(demande)}.`,
      ]
    : []
}

const points = ({ demande: { rafp }, sansRafp }: Estimee): readonly string[] =>
  rafp && !sansRafp
    ? [`${compter(rafp.points, 'point')} de RAFP, sans ceux que vous gagnerez d’ici au départ.`]
    : []

const pointsDeNbi = (demande: Demande): readonly string[] => {
  const { nbi, trimestresNbi } = demande
  if (nbi === 0) return []
  const dits = `${ecrire(nbi)} ${nbi < 2 ? 'point' : 'points'}`
  return [
    trimestresNbi === undefined
      ? `Une nouvelle bonification indiciaire de ${dits}, perçue pendant toute la durée prise en compte : perçue moins longtemps, elle donne moins.`
      : `${trimestres(trimestresNbi)} de nouvelle bonification indiciaire au ${terme(demande)}, à ${dits} en moyenne.`,
  ]
}

/** Reason 5, without the quarters done while disabled: those of insurance stand for them. */
const handicap = ({ motif, trimestresHandicap, dateDepart }: Demande): readonly string[] =>
  motif === HANDICAP && trimestresHandicap === undefined
    ? [
        `Assez de trimestres cotisés avec une incapacité de ${pourcent(partiesDe(regleDe(dateDepart)).disability.incapacityPercent)} au moins : votre compte ne les dit pas.`,
      ]
    : []

/** A pension that begins later than the month after the last service is deferred (art. L. 25 and L. 16 CPCMR). */
const differee = (fin: CalendarDate, { dateDepart }: Demande): readonly string[] =>
  moisSuivant(fin) < dateDepart
    ? [
        'Votre traitement, à la valeur du point d’indice. Si votre radiation des cadres précède votre pension, il suit entre les deux la revalorisation des pensions (art. L. 25 du code des pensions), que ce calcul ne fait pas.',
      ]
    : []

/** A post that is told not full-time, where the account has another working time: the services are counted by the account. */
const tempsIncomplet = ({ progressive }: Demande, quotite: number): readonly string[] =>
  progressive?.tempsIncomplet === true && progressive.quotite !== quotite
    ? [
        `Des services comptés comme le dit votre compte, à ${quotiteDite(quotite)} aujourd’hui, alors que votre emploi serait à ${quotiteDite(progressive.quotite)}. Si le compte se trompe, faites-le corriger : la pension en serait changée.`,
      ]
    : []

const travail = (compte: CompteRetraite, { demande, quotites = [] }: Estimee): readonly string[] => {
  const periode = derniere(compte)
  if (periode === undefined) return []
  const jusque = `jusqu’au ${terme(demande)}`
  if (periode.fin !== undefined && periode.fin < demande.dateDepart)
    return [
      `Aucun service après le ${dateEnChiffres(periode.fin)}, où s’arrête votre compte.`,
      ...differee(periode.fin, demande),
    ]
  if (!EN_EMPLOI.has(periode.position)) return [`Votre position d’aujourd’hui, gardée ${jusque}.`]
  const changements = quotites
    .filter(({ debut }) => debut < demande.dateDepart)
    .map(({ debut, quotite }) => `${quotiteDite(quotite)} à partir du ${dateEnChiffres(debut)}`)
  if (changements.length > 0)
    return [`Un travail sans interruption ${jusque}, à la quotité saisie : ${changements.join(', ')}.`]
  const { quotite, tempsPartiel } = periode
  const connue = quotite ?? (tempsPartiel ? undefined : 100)
  return [
    connue === undefined
      ? `Un travail sans interruption ${jusque}, au temps partiel d’aujourd’hui, dont votre compte ne dit pas la quotité.`
      : `Un travail sans interruption ${jusque}, à votre quotité d’aujourd’hui : ${quotiteDite(connue)}.`,
    ...(connue === undefined ? [] : tempsIncomplet(demande, connue)),
  ]
}

/** Part-time periods whose working time neither the account nor the person tells. */
const tempsPartiels = (
  { carriere }: CompteRetraite,
  { demande, quotitesPassees = [] }: Estimee,
): readonly string[] =>
  periodesSansQuotite(carriere)
    .filter(
      ({ periodeId, debut }) =>
        debut < demande.dateDepart &&
        !quotitesPassees.some((dite) => dite.periodeId === periodeId && dite.quotite > 0),
    )
    .map(
      ({ debut, fin }) =>
        `Un temps partiel à ${pourcent(QUOTITE_INCONNUE)}, ${fin === undefined ? `depuis le ${dateEnChiffres(debut)}` : `du ${dateEnChiffres(debut)} au ${dateEnChiffres(fin)}`} : votre compte n’en dit pas la quotité, et c’est la plus faible que la loi permet.`,
    )

/** What the automatic checks find in an account makes doubtful every amount that comes of it. */
const compteAVerifier = (compte: CompteDecrit, { aujourdhui }: Estimee): readonly string[] => {
  const nombre = aujourdhui === undefined ? 0 : constatsCompte(compte, aujourdhui).length
  return nombre === 0
    ? []
    : [
        `Votre compte tel qu’il est : ${compter(nombre, 'point')} à vérifier ${nombre < 2 ? 'peut' : 'peuvent'} changer ce montant.`,
      ]
}

const loi = ({ demande, regle }: Estimee): string =>
  demande.regle === undefined
    ? `La loi d’aujourd’hui, sans changement d’ici au ${terme(demande)} : ${loiDe(regle).label}.`
    : `D’autres règles que celles d’aujourd’hui, pour comparer seulement : ${loiDe(regle).label}.`

/** What an amount takes for granted: what is frozen, what goes on, and the law. */
export const suppositions = (compte: CompteDecrit, estimee: Estimee): readonly string[] => [
  ...compteAVerifier(compte, estimee),
  indice(compte, estimee.demande),
  ...point(estimee.demande),
  ...pointsDeNbi(estimee.demande),
  ...handicap(estimee.demande),
  ...enfantsSaisis(compte, estimee),
  ...points(estimee),
  ...travail(compte, estimee),
  ...tempsPartiels(compte, estimee),
  ...congesAConfirmer(compte, estimee),
  ...arrondiAuJour(compte, estimee),
  loi(estimee),
  ...(estimee.demande.prelevements
    ? [
        `Le revenu et les parts saisis, et les seuils de CSG de la métropole, connus aujourd’hui : ${HORS_METROPOLE}.`,
      ]
    : []),
]
