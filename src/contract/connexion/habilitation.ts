import { type Static, Type } from 'typebox'
import { defineCall, prive } from '#contract/kit/call.ts'
import { type Service, services } from '#contract/kit/services.ts'

export const listeServiceSchema = Type.Object(
  Object.fromEntries(services.map((service) => [service, Type.Boolean()])) as Record<
    Service,
    ReturnType<typeof Type.Boolean>
  >,
)

export type ListeService = Static<typeof listeServiceSchema>

export const identificationSchema = Type.Object({
  identite: Type.String({ description: 'Prénom et nom, comme ils se lisent.' }),
})

/** What the signed-in person is and may do. */
export const habilitationSchema = Type.Object({
  lectureSeule: Type.Boolean(),
  listeService: listeServiceSchema,
  identification: identificationSchema,
  marque: Type.String({
    description:
      'Marque de la personne connectée, celle du témoin de présence : ni secrète, ni parlante. Un onglet ouvert pour une autre personne la reconnaît comme n’étant pas la sienne.',
  }),
  nombreDemande: Type.Optional(Type.Integer({ description: 'Demandes non lues, si mesap est accordé.' })),
  accesDemandeModificationCIR: Type.Boolean(),
  accesVerificationCompte: Type.Boolean(),
  proposerSecondFacteur: Type.Optional(
    Type.Literal(true, { description: 'Un second facteur n’a encore jamais été proposé ni ajouté.' }),
  ),
  nouveauNir: Type.Optional(
    Type.String({
      description:
        'Nouvel identifiant à valider, à qui est entré par FranceConnect : la connexion par identifiant le dit elle-même.',
    }),
  ),
  dureeInactivite: Type.Integer({ description: 'Secondes d’inactivité avant la fin de la session.' }),
  dureeRestante: Type.Integer({ description: 'Secondes avant la fin de la session, active ou non.' }),
})

export type Habilitation = Static<typeof habilitationSchema>

export const initialiserhabilitation = defineCall({
  method: 'POST',
  path: `${prive}/initialiserhabilitation/v1`,
  entree: true,
  resume: 'Droits, identité et durées de session de l’usager connecté',
  access: 'connecte',
  success: habilitationSchema,
  partial: habilitationSchema,
})
