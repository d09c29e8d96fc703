import { messageKey } from '#contract/messages.ts'
import { typedDate } from '#rules/calendar/dateSaisie.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { Demande, DemandeRachat } from '#rules/retraite/estimation/demande.ts'
import { fautesEtudes, type PeriodeEtudes, trimestresEtudes } from '#rules/retraite/droit/etudes.ts'
import { fautesDeValeur, type Faute } from '#rules/retraite/estimation/fautesDeValeur.ts'
import { verifierDemande } from '#rules/retraite/estimation/verifierDemande.ts'
import { calculetteMessages } from './words.ts'
import { demandeTropTot, gainDemande, type Saisie } from './saisie.ts'

const { demande: mots, etudes: motsEtudes } = calculetteMessages

/** Sentences or message keys, by the name of the field. */
export type Erreurs = Readonly<Record<string, string>>

/** What is typed, read. */
export interface Examen {
  readonly erreurs: Erreurs
  /** Quarters that the periods of studies allow; `undefined` without periods, or when one is wrong. */
  readonly ouverts: number | undefined
  /** The request without its buy-back; its quarters count when `avecGain` says so. */
  readonly demande: Demande
  readonly achat: DemandeRachat
  readonly avecGain: boolean
  readonly finEtudes: CalendarDate | undefined
}

/** Years ahead for which a request may be dated. */
const ANNEES_A_VENIR = 5

/** Last day at which the request may be dated. */
export const derniereDemande = (today: CalendarDate): CalendarDate =>
  `${Number(today.slice(0, 4)) + ANNEES_A_VENIR}-12-31`

const nombre = (texte: string) => (texte.trim() === '' ? Number.NaN : Number(texte.trim().replace(',', '.')))

const indice = (texte: string) => {
  const net = texte.trim()
  return /^[\d.,-]+$/.test(net) ? Number(net.replace(',', '.')) : net
}

/** What stands for the departure while only the cost is asked for: any that the rules take. */
const sansDepart = { dateDepart: '2099-01-01', trimestresLiquidables: 160, trimestresAssurance: 160 }

const demandeDe = ({ textes }: Saisie, avecGain: boolean, today: CalendarDate): Demande => ({
  dateNaissance: typedDate(textes.dateNaissance, today, { max: today }),
  indiceMajore: indice(textes.indiceMajore),
  categorie: avecGain ? textes.categorie : 'sedentaire',
  motif: 1,
  trimestresBonification: avecGain ? nombre(textes.trimestresBonification) : 0,
  enfants: avecGain ? nombre(textes.enfants) : 0,
  nbi: avecGain ? nombre(textes.nbi) : 0,
  ...(avecGain
    ? {
        dateDepart: typedDate(textes.dateDepart, today, { min: today }),
        trimestresLiquidables: nombre(textes.trimestresLiquidables),
        trimestresAssurance: nombre(textes.trimestresAssurance),
      }
    : sansDepart),
})

const nomDe = (champ: string) => champ.replace('rachat.', '')

const parChamp = (fautes: readonly Faute[]) =>
  Object.fromEntries(
    fautes.map(({ champ, motif }) => [nomDe(champ), messageKey(`RETRAITE_${motif}`)] as const),
  )

const periodesDe = ({ etudes }: Saisie, today: CalendarDate): PeriodeEtudes[] =>
  etudes.map(({ debut, fin, diplome }) => ({
    debut: typedDate(debut, today, { max: today }),
    fin: typedDate(fin, today, { max: today }),
    diplome,
  }))

const examinerEtudes = (saisie: Saisie, naissance: CalendarDate, today: CalendarDate) => {
  const periodes = periodesDe(saisie, today)
  const fautes = fautesEtudes(periodes, { aujourdhui: today, ...(naissance && { naissance }) })
  const erreurs = fautes.flatMap((faute, rang) => {
    const cle = saisie.etudes[rang]?.cle
    return faute === undefined ? [] : [[`etudes.${cle}`, motsEtudes.fautes[faute]] as const]
  })
  const justes = periodes.length > 0 && erreurs.length === 0
  return {
    erreurs: Object.fromEntries(erreurs),
    ouverts: justes ? trimestresEtudes(periodes) : undefined,
    fin: justes
      ? periodes
          .map(({ fin }) => fin)
          .toSorted()
          .at(-1)
      : undefined,
  }
}

/** Faults worth telling: an age reckoned from a wrong birth is not one of them. */
const fautesDe = (complete: Demande, avecGain: boolean): readonly Faute[] => {
  const fautes = avecGain ? verifierDemande(complete) : fautesDeValeur(complete)
  const sansAge = fautes.some(({ champ }) => champ === 'dateNaissance')
  return fautes.filter(({ motif }) => !(sansAge && motif === 'RACHAT_AGE'))
}

/** What the law says nothing of, but the screen does. */
const fautesDuRachat = (
  { dateNaissance }: Demande,
  { dateDemande, trimestres }: DemandeRachat,
  ouverts: number | undefined,
  today: CalendarDate,
): Erreurs => ({
  ...(dateDemande > derniereDemande(today) && { dateDemande: mots.dateDemandeLoin }),
  ...(dateNaissance !== '' &&
    dateDemande !== '' &&
    demandeTropTot(dateNaissance, dateDemande) && { dateDemande: mots.dateDemandeNaissance }),
  ...(ouverts !== undefined && trimestres > ouverts && { trimestres: mots.trimestresEtudes(ouverts) }),
})

/** Reads what is typed, and finds what is wrong with it, as of a day. */
export const examiner = (saisie: Saisie, today: CalendarDate): Examen => {
  const avecGain = gainDemande(saisie)
  const demande = demandeDe(saisie, avecGain, today)
  const achat = {
    dateDemande: typedDate(saisie.textes.dateDemande, today, { max: derniereDemande(today) }),
    trimestres: nombre(saisie.textes.trimestres),
    option: saisie.option,
  }
  const etudes = examinerEtudes(saisie, demande.dateNaissance, today)
  return {
    erreurs: {
      ...fautesDuRachat(demande, achat, etudes.ouverts, today),
      ...parChamp(fautesDe({ ...demande, rachat: achat }, avecGain)),
      ...etudes.erreurs,
    },
    ouverts: etudes.ouverts,
    demande,
    achat,
    avecGain,
    finEtudes: etudes.fin,
  }
}
