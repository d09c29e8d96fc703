import { dateSchema } from '#contract/kit/date.ts'
import { type Static, Type } from 'typebox'
import { cirSchema } from '#contract/carriere/cir.ts'
import { adresseSchema } from '#contract/profil/profil.ts'

const id = Type.String({ format: 'uuid' })
const date = dateSchema()

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
  /** The request of the other kind that has not ended: the two must go together. */
  autreDemande: Type.Optional(Type.Object({ numero: Type.String(), dateEffet: date })),
  /** The request of this kind that has not ended: no other may be sent. */
  demandeEnCours: Type.Optional(
    Type.Object({
      dossierId: id,
      numero: Type.String({ description: 'À rappeler au service.' }),
      dateEffet: date,
      recueLe: date,
      annulable: Type.Boolean({ description: 'La personne peut encore l’annuler depuis son suivi.' }),
      accuse: Type.Optional(id),
    }),
  ),
})

export type ContexteDemande = Static<typeof contexteDemandeSchema>
export type DemandeEnCours = NonNullable<ContexteDemande['demandeEnCours']>
