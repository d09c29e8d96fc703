import { codesConnexion } from '#contract/connexion/connexion.ts'
import { rubriques as documents } from '#contract/documents/rubrique.ts'
import { failures, failureStatuses, type FailureStatus } from '#contract/kit/failures.ts'
import { reactionTo, type Reaction, type Unsuccessful } from '#portal/client/fetch/reaction.ts'
import { actionEffects } from '#portal/accueil/evenements/eventEffects.ts'
import { messageText } from '#portal/client/fetch/messageText.ts'
import { groupeDuService } from '#contract/accueil/groupes.ts'
import { firstEvents, groupEvents } from '#portal/accueil/evenements/evenements.ts'
import { verdictOf } from '#portal/connexion/connexion.ts'
import { toutNeuf } from '../fixtures/accueil/tableaudebord.ts'
import type { Regle } from './saisie.ts'

const statuses = Object.keys(failureStatuses).map(Number) as FailureStatus[]

const failed = (status: FailureStatus, erreurCode: string): Unsuccessful => ({ status, body: { erreurCode } })

const described = ({ kind, ...rest }: Reaction): readonly string[] => {
  const message = 'message' in rest ? rest.message : undefined
  return [
    kind,
    message ? messageText(message) : '–',
    'sessionExpiree' in rest && rest.sessionExpiree ? 'oui' : 'non',
  ]
}

const outcomes: readonly (readonly [string, Unsuccessful])[] = [
  ['0 (pas de réponse)', { status: 0 }],
  ['344', { status: 344, headers: { 'sre-location': '/profil' } }],
  [
    `401, code ${failures.authentificationRequise.erreurCode}`,
    failed(401, failures.authentificationRequise.erreurCode),
  ],
  ...statuses.map((status) => [`${status}`, failed(status, '')] as const),
  ['autre', { status: 'autre', http: 418 }],
]

const erreurs: Regle = {
  legende: 'reactionTo – catalogue des erreurs d’un appel privé',
  colonnes: ['Statut', 'Réaction', 'Message', 'Session expirée'],
  lignes: outcomes.map(([nom, outcome]) => [
    nom,
    ...described(reactionTo(documents.remunerationpaie.liste, outcome)),
  ]),
}

const connexions: Regle = {
  legende: 'verdictOf – codes de la connexion',
  colonnes: ['Code', 'Nom', 'Verdict', 'Message', 'Bloqué'],
  lignes: Object.entries(codesConnexion).map(([nom, code]) => {
    const verdict = verdictOf({ status: 200, body: { code } })
    const refus = verdict.kind === 'refus' ? verdict.refus : undefined
    return [
      `${code}`,
      nom,
      verdict.kind,
      refus ? messageText(refus.message) : '–',
      refus?.bloque ? 'oui' : 'non',
    ]
  }),
}

const actions: Regle = {
  legende: 'actionEffects – actions du tableau de bord',
  colonnes: ['Action', 'Effet', 'Page'],
  lignes: Object.entries(actionEffects).map(([action, effect]) => [
    action,
    effect.kind,
    'path' in effect ? effect.path : '–',
  ]),
}

const groupes: Regle = {
  legende: 'groupeDuService – carte de chaque service d’événement',
  colonnes: ['Service', 'Carte'],
  lignes: [...Object.entries(groupeDuService), ['tout autre', 'autres']],
}

const groups = groupEvents(toutNeuf.donnee.listeEvenement)

const tris: Regle = {
  legende: 'groupEvents et firstEvents – exemple de tri par carte',
  colonnes: ['Carte', 'Événements, dans l’ordre de tri', 'Montrés'],
  lignes: [...groups].map(([groupe, evenements]) => [
    groupe,
    evenements.map(({ tri, libelle1 }) => `${tri}. ${libelle1}`).join(' ; '),
    `${firstEvents(groups, groupe).length}`,
  ]),
}

/** What the portal decides from what the server says. */
export const reglesDuPortail: readonly Regle[] = [erreurs, connexions, actions, groupes, tris]
