import { genresDossier } from '#rules/demande/etats.ts'
import { type Static, Type } from 'typebox'
import { actionsIhm, statutLectureSchema } from '#contract/kit/evenements.ts'
import { dateSchema } from '#contract/kit/date.ts'
import { mesap, prive, defineCall } from '#contract/kit/call.ts'
import { oneOf } from '#contract/kit/oneOf.ts'
import { contenuSchema, messagealerteSchema, messageMapSchema } from '#contract/contenu/contenu.ts'
import { groupes } from './groupes.ts'
import { banqueSchema } from '#contract/profil/banque.ts'

export const evenementSchema = Type.Object({
  evenementId: Type.String(),
  documentUuid: Type.Optional(Type.String()),
  statut: statutLectureSchema,
  service: Type.String(),
  actionIhm: Type.Optional(oneOf(actionsIhm)),
  tri: Type.Integer(),
  libelle1: Type.String(),
  libelle2: Type.Optional(Type.String()),
  dateEvenement: dateSchema(),
  referenceUrl: Type.Optional(Type.String({ description: 'https seulement' })),
})

export type Evenement = Static<typeof evenementSchema>

/** Events of a group that the dashboard is given at most. */
export const EVENEMENTS_PAR_GROUPE = 20

const nombre = Type.Integer({ minimum: 0 })

const resteSchema = Type.Array(Type.Object({ groupe: oneOf(groupes), nombre, nonLus: nombre }), {
  description: 'Par groupe, combien d’événements suivent ceux de la liste ; « notifications » les donne.',
})

/** Events that the dashboard was not given, by group. */
export type Reste = Static<typeof resteSchema>

export const accueilSchema = Type.Object({
  donnee: Type.Object({
    listeEvenement: Type.Array(evenementSchema, {
      description: `Les ${EVENEMENTS_PAR_GROUPE} premiers de chaque groupe.`,
    }),
    reste: Type.Optional(resteSchema),
    simulateurAccessible: Type.Boolean({ description: 'Conditions du simulateur remplies.' }),
    suivis: Type.Array(oneOf(genresDossier), {
      description: 'Genres de demande dont le suivi montre une demande : il n’est proposé que pour ceux-là.',
    }),
    banque: Type.Optional(banqueSchema),
  }),
  message: messageMapSchema,
  messagealerte: Type.Optional(messagealerteSchema),
  contenu: contenuSchema,
})

export type Accueil = Static<typeof accueilSchema>

export const accueilconnecte = defineCall({
  method: 'GET',
  path: `${prive}/accueilconnecte/v1`,
  resume: 'Tableau de bord : événements, messages et contenus',
  access: 'connecte',
  success: accueilSchema,
})

export const lireevenement = defineCall({
  method: 'POST',
  path: `${prive}/lireevenement/v1`,
  resume: 'Marque un événement comme lu (sans effet en lecture seule)',
  access: 'connecte',
  background: true,
  body: Type.Object({ evenementId: Type.String({ format: 'uuid' }) }),
  success: Type.Object({}),
  refusals: [404],
})

export const messagesNonLus = defineCall({
  method: 'GET',
  path: `${mesap}/demande/messages-non-lus`,
  resume: 'Nombre de demandes de la messagerie avec une réponse non lue',
  access: 'connecte',
  service: 'mesap',
  background: true,
  success: Type.Object({ nombreDemande: Type.Integer({ minimum: 0 }) }),
})

/** What the dashboard calls. */
export const appelsAccueil = [accueilconnecte, lireevenement, messagesNonLus] as const
