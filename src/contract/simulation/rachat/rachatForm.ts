import { array, boolean, object, string, type InferType, ValidationError } from 'yup'
import { typedDate } from '#rules/calendar/dateSaisie.ts'
import { anneeDe, type CalendarDate, dateOf } from '#rules/calendar/dates.ts'
import { type AchatSaisi, type DemandeSaisie, estDatee } from '#rules/retraite/demande/demande.ts'
import type { Faute } from '#rules/retraite/estimation/verification/faute.ts'
import { fautesDeValeur } from '#rules/retraite/estimation/verification/fautesDeValeur.ts'
import { verifierDemande } from '#rules/retraite/estimation/verification/verifierDemande.ts'
import type { OptionRachat } from '#rules/retraite/montant/rachat.ts'
import { minimumUtile } from '#rules/simulation/rachat/gainRachat.ts'
import { natureUtile } from '#rules/simulation/rachat/achat.ts'
import { type CompteDuRachat, demandeAvecCompte, indice, nombre } from './rachatDuCompte.ts'
import { lireEtudes, type EtudesLues } from './etudesLues.ts'
import { messageKey } from '#contract/messages.ts'

const texte = () => string().defined()

/**
 * What the fields of the buy-back hold, as typed; the part about the gain may stay empty. `indiceMajore` is held at the
 * request; left empty, that of the departure is the account's, or the same.
 */
const saisieSchema = object({
  dateNaissance: texte(),
  indiceMajore: texte(),
  dateDemande: texte(),
  trimestres: texte(),
  /** Empty: none is chosen, the three are reckoned all the same. */
  option: string<`${OptionRachat}` | ''>().defined(),
  etudes: array(object({ debut: texte(), fin: texte(), diplome: boolean().defined() })).defined(),
  categorie: texte(),
  dateDepart: texte(),
  indiceDepart: texte(),
  trimestresLiquidables: texte(),
  trimestresAssurance: texte(),
  trimestresBonification: texte(),
  trimestresEnfants: texte(),
  trimestresHorsSurcote: texte(),
  enfants: texte(),
  nbi: texte(),
  incapacitePermanente: boolean().defined(),
  annulationA65: boolean().defined(),
})

export type RachatForm = InferType<typeof saisieSchema>

/** What the buy-back takes, as of a day, from someone whose account is known or not. */
export const rachatFormSchema = (today: CalendarDate, compte?: CompteDuRachat) =>
  saisieSchema.test('rachat', (saisie, context) => {
    const fautes = Object.entries(fautesDuRachat(saisie, today, compte))
    const erreurs = fautes.map(([path, message]) => context.createError({ path, message }))
    return erreurs.length === 0 || new ValidationError(erreurs)
  })

/** What is typed, read. */
export interface RachatLu extends EtudesLues {
  /** The request without its buy-back; its quarters count when `avecGain` says so. */
  readonly demande: DemandeSaisie
  readonly achat: AchatSaisi
  /** The optional part about the gain was begun. */
  readonly avecGain: boolean
  /** What the bonifications were granted for changes the answer, or was said already. */
  readonly nature: boolean
}

/** Years ahead for which a request may be dated. */
const ANNEES_A_VENIR = 5

/** Last day at which the request may be dated. */
export const derniereDemande = (today: CalendarDate): CalendarDate =>
  dateOf(anneeDe(today) + ANNEES_A_VENIR, 12, 31)

/** What stands for the departure while only the cost is asked for: any that the rules take. */
const sansDepart = {
  dateDepart: '2099-01-01',
  trimestresLiquidables: 160,
  trimestresAssurance: 160,
} as const

const commence = (...saisis: readonly string[]) => saisis.some((saisi) => saisi.trim() !== '')

/** A number that may stay unsaid. */
const dit = <C extends 'trimestresEnfants' | 'trimestresHorsSurcote'>(saisie: RachatForm, champ: C) =>
  commence(saisie[champ]) ? { [champ]: nombre(saisie[champ]) } : {}

const demandeDe = (saisie: RachatForm, avecGain: boolean, today: CalendarDate): DemandeSaisie => ({
  dateNaissance: typedDate(saisie.dateNaissance, today, { max: today }),
  indiceMajore: indice(saisie.indiceDepart.trim() === '' ? saisie.indiceMajore : saisie.indiceDepart),
  categorie: avecGain ? saisie.categorie : 'sedentaire',
  motif: 1,
  trimestresBonification: avecGain ? nombre(saisie.trimestresBonification) : 0,
  enfants: avecGain ? nombre(saisie.enfants) : 0,
  nbi: avecGain ? nombre(saisie.nbi) : 0,
  ...(avecGain && saisie.incapacitePermanente && { incapacitePermanente: true }),
  ...(avecGain && saisie.annulationA65 && { annulationA65: true }),
  ...(avecGain && dit(saisie, 'trimestresEnfants')),
  ...(avecGain && dit(saisie, 'trimestresHorsSurcote')),
  ...(avecGain
    ? {
        dateDepart: typedDate(saisie.dateDepart, today, { min: today }),
        trimestresLiquidables: nombre(saisie.trimestresLiquidables),
        trimestresAssurance: nombre(saisie.trimestresAssurance),
      }
    : sansDepart),
})

/** Stands for the option while none is chosen: the request must have one. */
const SANS_CHOIX: OptionRachat = 3

/** Reads what is typed, right or wrong, as of a day; the quarters are those of the account where it is known. */
export const lireRachat = (saisie: RachatForm, today: CalendarDate, compte?: CompteDuRachat): RachatLu => {
  const { dateDepart, trimestresLiquidables, trimestresAssurance } = saisie
  const avecGain = compte
    ? commence(dateDepart)
    : commence(dateDepart, trimestresLiquidables, trimestresAssurance)
  const typed = demandeDe(saisie, avecGain, today)
  const demande =
    compte && avecGain && typed.dateDepart !== ''
      ? demandeAvecCompte(compte, typed.dateDepart, saisie.indiceDepart, today)
      : typed
  const achat = {
    dateDemande: typedDate(saisie.dateDemande, today, { max: derniereDemande(today) }),
    trimestres: nombre(saisie.trimestres),
    option: saisie.option === '' ? SANS_CHOIX : (Number(saisie.option) as OptionRachat),
    indiceMajore: indice(saisie.indiceMajore),
  }
  const cadre = { naissance: demande.dateNaissance, dateDemande: achat.dateDemande, aujourdhui: today }
  const nature =
    avecGain &&
    !compte &&
    (commence(saisie.trimestresEnfants, saisie.trimestresHorsSurcote) ||
      natureUtile({ ...demande, rachat: achat }))
  return { demande, achat, avecGain, nature, ...lireEtudes(saisie.etudes, cadre, compte?.cir) }
}

/** Fewest quarters that raise the pension at the departure; unknown where it is not told, or has a fault. */
export const minimumUtileDe = ({ demande, achat, avecGain }: RachatLu): number | 'aucun' | 'inconnu' => {
  const { dateDemande } = achat
  if (!avecGain || dateDemande === '' || !estDatee(demande) || verifierDemande(demande).length > 0)
    return 'inconnu'
  return minimumUtile(demande, { dateDemande }) ?? 'aucun'
}

const fautesDeLaLoi = ({ demande, achat, avecGain }: RachatLu): readonly Faute[] => {
  const complete = { ...demande, rachat: achat }
  return avecGain ? verifierDemande(complete) : fautesDeValeur(complete)
}

/** Fields that are there when the account fills in the others. */
const AVEC_COMPTE: ReadonlySet<string> = new Set(['dateDemande', 'indiceMajore', 'trimestres', 'option'])

/** Field that a fault is about; with an account, that of the departure for what no field holds. */
const champDe = (
  { champ }: Faute,
  { indiceDepart }: RachatForm,
  compte: CompteDuRachat | undefined,
): string => {
  if (champ === 'indiceMajore' && (compte ?? commence(indiceDepart))) return 'indiceDepart'
  const saisi = champ.replace('rachat.', '')
  return compte && !AVEC_COMPTE.has(saisi) ? 'dateDepart' : saisi
}

/** Message keys by the path of the field, the last fault of each. */
const fautesDuRachat = (
  saisie: RachatForm,
  today: CalendarDate,
  compte?: CompteDuRachat,
): Readonly<Record<string, string>> => {
  const lu = lireRachat(saisie, today, compte)
  const { achat, ouverts, fautesEtudes: deEtudes } = lu
  const { dateDemande, trimestres } = achat
  const deLaLoi = fautesDeLaLoi(lu).map((faute) => [
    champDe(faute, saisie, compte),
    messageKey(`RETRAITE_${faute.motif}`),
  ])
  const desPeriodes = deEtudes.flatMap((faute, rang) =>
    faute === undefined ? [] : [[`etudes[${rang}].fin`, messageKey(`RACHAT_${faute}`)]],
  )
  return {
    ...(dateDemande > derniereDemande(today) && { dateDemande: messageKey('RACHAT_DEMANDE_LOIN') }),
    // Its sentence says how many: one key for each number.
    ...(ouverts !== undefined &&
      trimestres > ouverts && { trimestres: `RACHAT_TRIMESTRES_ETUDES_${ouverts}` }),
    ...Object.fromEntries([...deLaLoi, ...desPeriodes]),
  }
}
