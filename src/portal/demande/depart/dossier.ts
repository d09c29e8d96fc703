import type { ContexteDemande, DemandeDepartEnvoyee } from '#contract/demande/demandederetraite.ts'
import { keptPieces, knownFields, sentPieces, type PiecesDe } from '#portal/form/drafts/keptContent.ts'
import { newUuid } from '#portal/client/drafts/newUuid.ts'
import type { Address } from '#portal/components/address/AddressInput.tsx'
import { FRANCE } from '#rules/profil/adresse.ts'
import { groupesPieces, type GroupePieces, type ReponsesDepart } from '#rules/demande/demandeDepart.ts'
import { isCalendarDate } from '#rules/calendar/dates.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'

/** A child as typed. */
export interface SaisieEnfant {
  readonly prenom: string
  readonly dateNaissance: string
  readonly handicap: boolean
  readonly anneesElevees: string
}

/** The second step as typed: choices of a list are texts, empty until they are made. */
export interface SaisieSituation {
  readonly situationFamiliale: string
  readonly conjointNom: string
  readonly conjointPrenom: string
  readonly conjointNaissance: string
  readonly codeValidationEnfant: string
  readonly enfants: readonly SaisieEnfant[]
  readonly indicateurServiceAuxiliaire: boolean
  readonly servicesAuxiliaires: string
  readonly courriel: string
  readonly telephone: string
  readonly employeur: string
  readonly changementAdresse: boolean
}

/** An address to come, as typed. */
export type SaisieAdresse = Address & { readonly dateEffet: string }

/** The third step as typed; dates of a 1st of a month are `AAAA-MM-01`, or empty. */
export interface SaisieDepart {
  readonly dateDepart: string
  readonly codeMotifDepart: string
  readonly miseEnPaiementAuPlusTot: boolean
  readonly dateMiseEnPaiement: string
  readonly paiementAdditionnelAuPlusTot: boolean
  readonly datePaiementAdditionnel: string
  readonly titrePerceptionFourni: boolean
  readonly conservationIban: boolean
  readonly iban1: string
  readonly iban2: string
}

/** A request being written, as its draft keeps it. */
export interface Dossier {
  /** Drawn once: the same one sent twice is kept once. */
  readonly cleEnvoi: string
  readonly situation: SaisieSituation
  readonly nouvelleAdresse: SaisieAdresse
  readonly depart: SaisieDepart
  readonly pieces: PiecesDe<GroupePieces>
}

const enfantsDe = ({ cir }: ContexteDemande): SaisieEnfant[] =>
  (cir?.enfants ?? []).map(({ prenom, dateNaissance, elevePendant9Ans, handicap80 }) => ({
    prenom,
    dateNaissance: dateEnChiffres(dateNaissance),
    handicap: handicap80,
    anneesElevees: elevePendant9Ans ? '9' : '',
  }))

/** A new request: what the portal knows, and the defaults of the specification (§3). */
export const nouveauDossier = (contexte: ContexteDemande): Dossier => ({
  cleEnvoi: newUuid(),
  situation: {
    situationFamiliale: '',
    conjointNom: '',
    conjointPrenom: '',
    conjointNaissance: '',
    codeValidationEnfant: '',
    enfants: enfantsDe(contexte),
    indicateurServiceAuxiliaire: false,
    servicesAuxiliaires: '',
    courriel: contexte.courriel,
    telephone: contexte.telephone,
    employeur: contexte.cir?.situation.employeur ?? '',
    changementAdresse: false,
  },
  nouvelleAdresse: {
    codePays: FRANCE,
    voie: '',
    complement: '',
    codePostal: '',
    commune: '',
    dateEffet: '',
  },
  depart: {
    dateDepart: '',
    codeMotifDepart: '1',
    miseEnPaiementAuPlusTot: true,
    dateMiseEnPaiement: '',
    paiementAdditionnelAuPlusTot: true,
    datePaiementAdditionnel: '',
    titrePerceptionFourni: false,
    conservationIban: contexte.ibanMasque !== undefined,
    iban1: '',
    iban2: '',
  },
  pieces: { enfant: [], handicap: [], serviceauxiliaire: [], iban: [] },
})

/** A child of whom nothing is typed yet. */
export const aucunEnfant: SaisieEnfant = { prenom: '', dateNaissance: '', handicap: false, anneesElevees: '' }

/** The request that a draft holds, over a new one for what a former version of the form had not. */
export const dossierDuBrouillon = (contenu: Readonly<Record<string, unknown>>, nouveau: Dossier): Dossier => {
  const { cleEnvoi, situation, nouvelleAdresse, depart, pieces } = contenu
  const known = knownFields(nouveau.situation, situation)
  return {
    cleEnvoi: typeof cleEnvoi === 'string' ? cleEnvoi : nouveau.cleEnvoi,
    situation: {
      ...known,
      enfants: Array.isArray(known.enfants) ? known.enfants.map((one) => knownFields(aucunEnfant, one)) : [],
    },
    nouvelleAdresse: knownFields(nouveau.nouvelleAdresse, nouvelleAdresse),
    depart: knownFields(nouveau.depart, depart),
    pieces: keptPieces(groupesPieces, pieces),
  }
}

/** The answers on which steps and files depend. */
export const reponsesDe = ({ situation, depart }: Dossier): ReponsesDepart => ({
  enfants: situation.enfants.length,
  enfantPasConcerne: situation.codeValidationEnfant === '3',
  codeMotifDepart: Number(depart.codeMotifDepart),
  indicateurServiceAuxiliaire: situation.indicateurServiceAuxiliaire,
  conservationIban: depart.conservationIban,
})

/** The request as the server takes it; an IBAN that is kept is not sent, nor children who do not count. */
export const demandeDe = (
  dossier: Dossier,
  groupes: readonly GroupePieces[],
  declaration: boolean,
): DemandeDepartEnvoyee => {
  const { cleEnvoi, situation, nouvelleAdresse, depart } = dossier
  const concerne = situation.codeValidationEnfant !== '3'
  return {
    cleEnvoi,
    situation: {
      ...situation,
      codeValidationEnfant: Number(situation.codeValidationEnfant),
      enfants: concerne ? [...situation.enfants] : [],
    },
    ...(situation.changementAdresse && { nouvelleAdresse }),
    depart: {
      ...depart,
      codeMotifDepart: Number(depart.codeMotifDepart),
      titrePerceptionFourni: situation.indicateurServiceAuxiliaire && depart.titrePerceptionFourni,
      ...(depart.conservationIban && { iban1: '', iban2: '' }),
    },
    pieces: sentPieces(dossier.pieces, groupes),
    declaration,
  }
}

/** A date that the address gives, as the simulator does: the 1st of a month to come (`AAAA-MM-01`), or nothing. */
export const dateDonnee = (date: string | null, today: CalendarDate): CalendarDate | undefined =>
  date !== null && isCalendarDate(date) && date.endsWith('-01') && date > today ? date : undefined

/** The request for another date. */
export const withDate = (dossier: Dossier, dateDepart: CalendarDate): Dossier => ({
  ...dossier,
  depart: { ...dossier.depart, dateDepart },
})
