import { dateAge } from '#rules/calendar/ages.ts'
import { anneeDe } from '#rules/calendar/dates.ts'
import { EN_EMPLOI, type RegimeCompte } from '#rules/carriere/compte.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { trimestres } from '#rules/format/durees.ts'
import { pourcent } from '#rules/format/nombres.ts'
import { TRIMESTRES_PAR_AN } from '#rules/retraite/regle/trimestres.ts'
import { depaysementRefuse } from '#rules/retraite/droit/accordes/parArticle.ts'
import { type Demande, HANDICAP } from '#rules/retraite/demande/demande.ts'
import { trimestresServices } from '#rules/retraite/demande/services.ts'
import { PREMIERE_ANNEE_RAFP } from '#rules/retraite/montant/rafp.ts'
import { partiesDe, regleDe } from '#rules/retraite/regle/regle.ts'
import type { CompteDecrit, Estimee } from './compteDecrit.ts'
import { majorationAVenir } from './majorationEnfants.ts'
import { supplementsDuMetier, surcotisation } from './supplements.ts'

const total = ({ annees }: RegimeCompte): number =>
  annees.reduce((somme, { trimestres: un }) => somme + un, 0)

/** A partial pension has every basic scheme pay the same part of its own (art. L. 89 bis and D. 37-1 III CPCMR). */
const autresRegimes = (
  { autresRegimes: regimes }: CompteDecrit,
  { progressive, dateDepart }: Demande,
): string => {
  const connus = regimes.filter((regime) => total(regime) > 0)
  if (connus.length === 0)
    return 'Les pensions d’autres régimes : votre compte n’y montre aucun trimestre. Si vous avez cotisé ailleurs, faites-le compléter.'
  const dits = connus.map((regime) => `${regime.libelle}, ${trimestres(total(regime))}`).join(' ; ')
  if (progressive)
    return `Vos pensions d’autres régimes (${dits}) : à la même date, le ${dateEnChiffres(dateDepart)}, chaque régime de base versera la même part de la sienne, calculée à titre provisoire (art. D. 37-1 III du code des pensions).`
  return `Vos pensions d’autres régimes (${dits}), et leurs complémentaires si vous y avez cotisé : elles s’ajouteront à ce montant, chacune à l’âge et aux conditions de son régime.`
}

/**
 * No account of this portal tells where a period was worked. European regulations count those of their States in the insurance of civil
 * servants, never in their services; bilateral agreements are those of the general scheme but for exceptions.
 */
const HORS_DE_FRANCE =
  'Des périodes travaillées hors de France, si votre compte n’en montre pas. Celles de l’Union européenne, de l’Espace économique européen et de la Suisse comptent dans la durée d’assurance, pas dans les services, et peuvent réduire une décote (règlement (CE) n° 883/2004). Pour un autre pays, interrogez votre service : cela dépend de son accord avec la France.'

/** Points come from the bonuses of civil servants at work since 2005 (loi n° 2003-775, art. 76): no leave nor contract gives any. */
const rafp = ({ carriere }: CompteDecrit, { prelevements, progressive }: Demande): readonly string[] => {
  const depuis2005 = carriere.some(
    ({ position, fin }) =>
      EN_EMPLOI.has(position) && (fin === undefined || anneeDe(fin) >= PREMIERE_ANNEE_RAFP),
  )
  if (!depuis2005) return []
  if (progressive)
    return [
      'La retraite additionnelle (RAFP), qui vient de vos primes : une retraite progressive ne l’ouvre pas.',
    ]
  const net = prelevements === undefined ? '' : ' La pension nette ne la compte pas non plus.'
  return [`La retraite additionnelle (RAFP), qui vient de vos primes et s’ajoute à la pension brute.${net}`]
}

const militaires = ({ carriere, situation }: CompteDecrit, { dateDepart }: Demande): readonly string[] => {
  if (carriere.some(({ position }) => position === 'servicenational')) return []
  const { bornBefore } = partiesDe(regleDe(dateDepart)).nationalService
  return situation.dateNaissance < bornBefore
    ? ['Un service national ou des services militaires, si vous en avez fait : votre compte n’en montre pas.']
    : ['Des services militaires, si vous en avez fait : votre compte n’en montre pas.']
}

const auxiliaires = ({ carriere }: CompteDecrit): readonly string[] =>
  carriere.some(({ position, valides }) => position === 'auxiliaire' && valides !== true)
    ? [
        'Vos services d’auxiliaire non validés : ils comptent dans la durée d’assurance, mais c’est le régime général, et l’Ircantec, qui les paient.',
      ]
    : []

const depaysement = ({ bonifications }: CompteDecrit, demande: Demande): readonly string[] =>
  bonifications.some(({ article }) =>
    depaysementRefuse(article, trimestresServices(demande), demande.dateDepart),
  )
    ? [
        `Votre bonification de dépaysement : elle demande une pension qui paie ${partiesDe(regleDe(demande.dateDepart)).abroad.serviceQuarters / TRIMESTRES_PAR_AN} ans de services au moins (art. L. 12 a du code des pensions).`,
      ]
    : []

/** Art. L. 17 b adds these bonifications to military services, on the first step of its scale: the account does not tell which are. */
const minimumDeCampagne = ({ bonifications }: CompteDecrit, demande: Demande): readonly string[] => {
  const annees = trimestresServices(demande) / TRIMESTRES_PAR_AN
  const { rows } = partiesDe(regleDe(demande.dateDepart)).minimumScale
  const ajoutees = bonifications.some(({ article }) => article === 'L12c' || article === 'L12d')
  return ajoutees && rows.findLastIndex(({ years }) => years <= annees) === 0
    ? [
        'Vos bonifications de campagne ou de service aérien dans le minimum garanti : avec des services militaires, elles peuvent l’augmenter (art. L. 17 du code des pensions).',
      ]
    : []
}

/** Permanent incapacity of whom the law calls disabled. */
const incapacite = ({ dateDepart }: Demande): string =>
  pourcent(partiesDe(regleDe(dateDepart)).disability.incapacityPercent)

/** The increase does not ask to have left early (Conseil d’État, 16 December 2015, n° 387624), but an estimate makes it for its reason alone. */
const handicap = ({ situation }: CompteDecrit, demande: Demande): readonly string[] => {
  if (demande.motif === HANDICAP || (situation.trimestresHandicap ?? 0) === 0) return []
  // A progressive pension is asked for without a reason.
  return demande.progressive
    ? [
        `Ce que votre handicap peut changer : avec une incapacité permanente de ${incapacite(demande)} au moins à la date d’effet, la décote ne s’applique pas, et une majoration de pension peut s’y ajouter. Le Service des Retraites de l’État le vérifiera.`,
      ]
    : [
        'Ce que votre handicap peut vous donner, sans décote et avec une majoration : le motif « Fonctionnaire handicapé », qui existe aussi après l’âge légal, se compare dans le simulateur. Si votre demande est déjà envoyée, interrogez votre service.',
      ]
}

/** The increase of art. R. 33 bis asks for quarters that nobody told; the right itself supposes them. */
const majorationHandicap = (demande: Demande): readonly string[] =>
  demande.motif === HANDICAP && demande.trimestresHandicap === undefined
    ? [
        `La majoration de pension des fonctionnaires handicapés : elle dépend de vos trimestres accomplis avec une incapacité de ${incapacite(demande)} au moins, que votre compte ne dit pas (art. R. 33 bis du code des pensions).`,
      ]
    : []

/** What spares a décote, and no account tells (art. L. 14 I CPCMR): an incapacity, or a disabled child cared for, at 65. */
const sansDecote = ({ demande, regle, decote }: Estimee): readonly string[] => {
  if (decote === 0) return []
  const { years: age, months: mois } = partiesDe(regle).annulmentOfDecote.carers
  const aidant =
    demande.annulationA65 !== true &&
    demande.dateDepart >= dateAge(demande.dateNaissance, { annees: age, mois: 0 })
  return [
    `Une incapacité permanente de ${incapacite(demande)} au moins ${demande.progressive ? 'à cette date : si vous l’avez, il n’y a pas de décote.' : 'à votre départ : si vous l’avez, il n’y a pas de décote, quel que soit votre motif.'}`,
    ...(aidant
      ? [
          `Une aide de ${mois} mois au moins à votre enfant handicapé : si vous l’avez apportée, il n’y a plus de décote à partir de ${age} ans.`,
        ]
      : []),
  ]
}

/** What an amount leaves out, from what the account shows and what it cannot show. */
export const nonComptes = (compte: CompteDecrit, estimee: Estimee): readonly string[] => {
  const { demande } = estimee
  return [
    autresRegimes(compte, demande),
    HORS_DE_FRANCE,
    ...rafp(compte, demande),
    ...supplementsDuMetier(compte),
    ...auxiliaires(compte),
    ...surcotisation(compte, estimee),
    ...depaysement(compte, demande),
    ...minimumDeCampagne(compte, demande),
    ...majorationAVenir(compte, estimee),
    ...handicap(compte, demande),
    ...majorationHandicap(demande),
    ...sansDecote(estimee),
    ...militaires(compte, demande),
    ...(demande.rachat ? ['Le coût du rachat d’études, à votre charge.'] : []),
    'Une rente d’invalidité, ou les règles d’un départ pour invalidité.',
    'Une pension de réversion, si un conjoint ou un ex-conjoint décédé vous en ouvre une.',
    demande.prelevements === undefined
      ? 'La CSG, la CRDS, la CASA et l’impôt sur le revenu : le montant est brut.'
      : 'L’impôt sur le revenu.',
  ]
}
