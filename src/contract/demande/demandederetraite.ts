import { groupesPieces } from '#rules/demande/demandeDepart.ts'
import { groupesPiecesProgressive } from '#rules/demande/etapesProgressive.ts'
import { type Static, type TObject, Type } from 'typebox'
import { prive } from '#contract/kit/bases.ts'
import { defineCall } from '#contract/kit/call.ts'
import { cirSchema } from '#contract/carriere/compteindividuelretraite.ts'
import { ENFANTS_MAXIMUM } from './situationDepartForm.ts'
import type { Service } from '#contract/connexion/habilitation.ts'
import { NOMBRE_PIECES } from '#contract/kit/piece.ts'
import { adresseSchema } from '#contract/profil/profil.ts'

const short = Type.String({ maxLength: 300 })
const long = Type.String({ maxLength: 5000 })
const code = Type.Integer()
const yes = Type.Boolean()
const id = Type.String({ format: 'uuid' })
const date = Type.String({ description: 'AAAA-MM-JJ' })

/** What the portal holds of the person, of use to a request; the account on file is the one that the rules look at. */
export const contexteDemandeSchema = Type.Object({
  identite: Type.Object({
    nom: Type.String(),
    prenom: Type.String(),
    dateNaissance: date,
    nirMasque: Type.String(),
  }),
  courriel: Type.String(),
  telephone: Type.String(),
  adresse: Type.Optional(adresseSchema),
  ibanMasque: Type.Optional(Type.String()),
  cir: Type.Optional(cirSchema),
  cirVerifieLe: Type.Optional(
    Type.String({ format: 'date-time', description: 'Dernière vérification du compte par la personne.' }),
  ),
  /** The request of this kind that has not ended: no other may be sent. */
  demandeEnCours: Type.Optional(
    Type.Object({
      dossierId: id,
      numero: Type.String({ description: 'À rappeler au service.' }),
      dateEffet: date,
      recueLe: date,
      accuse: Type.Optional(id),
    }),
  ),
})

export type ContexteDemande = Static<typeof contexteDemandeSchema>
export type DemandeEnCours = NonNullable<ContexteDemande['demandeEnCours']>

const pieces = <const G extends string>(groupes: readonly G[]) =>
  Type.Object(
    Object.fromEntries(
      groupes.map((groupe) => [groupe, Type.Array(id, { maxItems: NOMBRE_PIECES })]),
    ) as Record<G, ReturnType<typeof Type.Array<typeof id>>>,
  )

const demandeDepart = Type.Object({
  cleEnvoi: id,
  situation: Type.Object({
    situationFamiliale: short,
    conjointNom: short,
    conjointPrenom: short,
    conjointNaissance: short,
    codeValidationEnfant: code,
    enfants: Type.Array(
      Type.Object({ prenom: short, dateNaissance: short, handicap: yes, anneesElevees: short }),
      { maxItems: ENFANTS_MAXIMUM },
    ),
    indicateurServiceAuxiliaire: yes,
    servicesAuxiliaires: long,
    courriel: short,
    telephone: short,
    employeur: short,
    changementAdresse: yes,
  }),
  /** With `changementAdresse` only. */
  nouvelleAdresse: Type.Optional(
    Type.Object({
      codePays: short,
      voie: short,
      complement: short,
      codePostal: short,
      commune: short,
      dateEffet: short,
    }),
  ),
  depart: Type.Object({
    dateDepart: short,
    codeMotifDepart: code,
    miseEnPaiementAuPlusTot: yes,
    dateMiseEnPaiement: short,
    paiementAdditionnelAuPlusTot: yes,
    datePaiementAdditionnel: short,
    titrePerceptionFourni: yes,
    conservationIban: yes,
    iban1: short,
    iban2: short,
  }),
  pieces: pieces(groupesPieces),
  declaration: yes,
})

const demandeProgressive = Type.Object({
  cleEnvoi: id,
  situation: Type.Object({
    courriel: short,
    telephone: short,
    employeur: short,
    autreActivite: yes,
    tempsPartielTherapeutique: yes,
  }),
  tempsPartiel: Type.Object({
    dejaTempsPartiel: yes,
    quotiteActuelle: Type.Number(),
    tempsPartielDepuis: short,
    dateDebut: short,
    quotite: Type.Number(),
    conservationIban: yes,
    iban1: short,
    iban2: short,
  }),
  pieces: pieces(groupesPiecesProgressive),
  declaration: yes,
})

export type DemandeDepartEnvoyee = Static<typeof demandeDepart>
export type DemandeProgressiveEnvoyee = Static<typeof demandeProgressive>

/** The calls of a request: what it begins with, its sending, and the calendar of its dates. */
const demande = <const Nom extends string, const S extends Service, const B extends TObject>(
  nom: Nom,
  service: S,
  titre: string,
  body: B,
) => {
  const shared = { access: 'connecte', service } as const
  return {
    lire: defineCall({
      ...shared,
      method: 'GET',
      path: `${prive}/${nom}/v1`,
      resume: `Ce que le portail sait de la personne pour sa ${titre}, et celle qui est en cours`,
      success: contexteDemandeSchema,
    }),
    envoyer: defineCall({
      ...shared,
      method: 'POST',
      path: `${prive}/${nom}/v1`,
      resume: `Envoie la ${titre}, une seule fois pour une même clé d’envoi ; le brouillon est supprimé`,
      writes: true,
      body,
      success: Type.Object({ dossierId: id, numero: Type.String() }),
      refusals: [503],
    }),
    calendrier: defineCall({
      ...shared,
      method: 'GET',
      path: `${prive}/calendrier${nom}/v1`,
      resume: `Échéances de la ${titre} en cours, pour un agenda (RFC 5545)`,
      produces: 'text/calendar',
      success: Type.String(),
      refusals: [404],
    }),
  }
}

/** Requests for retirement, by kind. */
export const demandesDeRetraite = {
  depart: demande('demandedepartretraite', 'demandedepartretraite', 'demande de retraite', demandeDepart),
  progressive: demande(
    'demandedepartretraiteprogressive',
    'demandedepartretraiteprogressive',
    'demande de retraite progressive',
    demandeProgressive,
  ),
} as const

export const appelsDemande = Object.values(demandesDeRetraite).flatMap((calls) => Object.values(calls))
