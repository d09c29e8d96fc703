import { isCalendarDate, type CalendarDate } from '#rules/calendar/dates.ts'
import type { ConstatCompte } from '#rules/carriere/constatsCompte.ts'
import { QUOTITE_INCONNUE } from '#rules/carriere/services/periodes.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { loiDite } from '#rules/retraite/regle/loiDite.ts'
import type { Cir } from './cir.ts'

/** Title of the findings, on the screen and on paper. */
export const POINTS_A_VERIFIER = 'Points à vérifier'

/** What the findings are. */
export const CE_QUE_SONT_LES_POINTS =
  'Ces points viennent de vérifications automatiques. Ils ne sont pas forcément des erreurs : comparez-les à vos documents.'

/** What each kind of finding says of its place. */
const sortes = {
  lacune: (place: string) =>
    `Aucune période n’est inscrite ${place}. Si vous avez travaillé, cette période peut vous manquer.`,
  chevauchement: (place: string) =>
    `Deux périodes se recouvrent ${place}. L’une des dates est sans doute fausse.`,
  datesInversees: (place: string) => `La période ${place} se termine avant de commencer.`,
  dateFuture: (place: string) => `La période ${place} porte une date à venir.`,
  indiceAbsent: (place: string) =>
    `La période ${place} n’a pas d’indice majoré. Votre pension dépend du dernier indice détenu ${loiDite.indiceTenu}.`,
  quotiteAbsente: (place: string) =>
    `La période ${place} est à temps partiel, sans quotité. Elle compte ici pour ${QUOTITE_INCONNUE}\u00A0%, la quotité la plus basse.`,
  quotiteInvalide: (place: string) =>
    `La quotité de la période ${place} n’est pas possible : elle doit aller de 1 à 100 %, et rester sous 100 % à temps partiel.`,
  dateIllisible: (place: string) =>
    `Une date de la période ${place} n’existe pas. Cette période ne compte pas dans le résumé.`,
  carriereVide: () =>
    'Aucune période n’est inscrite dans votre carrière de fonctionnaire. Si vous avez travaillé, demandez que vos services soient ajoutés.',
  aucunTrimestre: () => 'Votre compte ne donne encore aucun trimestre.',
  anneeFuture: (place: string) => `Le régime « ${place} » compte une année à venir.`,
  enfantNonDeclare: (place: string) =>
    `${place} : un enfant peut manquer à votre compte, et avec lui des trimestres.`,
} satisfies Readonly<Record<ConstatCompte['sorte'], (place: string) => string>>

const enfantsConnus = (declares: number, inscrits: number) =>
  `Votre employeur connaît ${declares} ${declares > 1 ? 'enfants' : 'enfant'}, votre compte en a ${inscrits}`

const illisible = (texte: string) => (texte === '' ? '(date absente)' : `« ${texte} »`)

/** A date as people read it; what is not one is shown as the account holds it. */
const jour = (date: CalendarDate): string => (isCalendarDate(date) ? dateEnChiffres(date) : illisible(date))

/** When something was: « du 01/09/2003 au 31/08/2004 ». */
export const periodeEnMots = ({
  debut,
  fin,
}: {
  readonly debut: CalendarDate
  readonly fin?: CalendarDate | undefined
}): string => (fin === undefined ? `depuis le ${jour(debut)}` : `du ${jour(debut)} au ${jour(fin)}`)

const placeDe = ({ sorte, lignes: [ligne], debut, fin }: ConstatCompte, cir: Cir): string => {
  if (sorte === 'enfantNonDeclare') return enfantsConnus(cir.enfantsDeclares, cir.enfants.length)
  if (sorte === 'anneeFuture')
    return cir.autresRegimes.find(({ regimeId }) => regimeId === ligne)?.libelle ?? ''
  if (debut !== undefined) return periodeEnMots({ debut, fin })
  const periode = cir.carriere.find(({ periodeId }) => periodeId === ligne)
  return periode ? periodeEnMots(periode) : ''
}

/** What a finding says. */
export const phraseDe = (constat: ConstatCompte, cir: Cir): string =>
  sortes[constat.sorte](placeDe(constat, cir))
