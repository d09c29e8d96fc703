import type { Call } from '#contract/kit/call.ts'
import {
  calendriercorrection,
  completercorrection,
  correctioncir,
  telechargeraccusecorrection,
} from '#contract/carriere/corrections.ts'
import { lireevenement } from '#contract/accueil/evenement.ts'
import { nonlire } from '#contract/accueil/notifications.ts'
import { ajoutertotp, nommerfacteur, retirerfacteur } from '#contract/connexion/facteurs/facteurs.ts'
import { recupereriban, verifieriban } from '#contract/connexion/identite.ts'
import { contenuPrive } from '#contract/contenu/contenu.ts'
import { demandesDeRetraite } from '#contract/demande/demandederetraite.ts'
import { nomsGenreDemande } from '#contract/demande/genres.ts'
import { suivis } from '#contract/demande/suivi.ts'
import { telechargements } from '#contract/documents/document.ts'
import { demandeenvoimail, preparerdemandeenvoimail } from '#contract/documents/envoimail.ts'
import { nomsGenreDocument } from '#contract/documents/genres.ts'
import { nomsRubrique } from '#contract/documents/listes.ts'
import { rubriques } from '#contract/documents/rubrique.ts'
import { retirerpiece } from '#contract/kit/piece.ts'
import {
  cloredemande,
  demande,
  nouvelledemande,
  repondredemande,
  telechargerpiecemessage,
} from '#contract/messagerie/messagerie.ts'
import { profilFermerSession } from '#contract/profil/profil.ts'
import { renommerscenario, supprimerscenario } from '#contract/simulation/simulateur.ts'
import { alain } from '#demo/personas/agents.ts'
import { newId } from '#server/kit/identifiers.ts'
import { departDAlain, progressiveDAlain } from '../apps/demandeApp.ts'
import type { Possessions } from '../possessions/possessions.ts'
import type { Entree } from './champsIdentifiants.ts'

type Exemple = readonly [Call, Entree]

const autreCompte = { conservationIban: false, iban1: alain.iban.slice(0, 14), iban2: alain.iban.slice(14) }

/** A request whose answers ask for files of every group. */
const departProuve = ({ pieces }: Possessions) => {
  const { situation, depart, ...sent } = departDAlain()
  const enfant = { prenom: 'Louis', dateNaissance: '12/03/1995', handicap: false, anneesElevees: '9' }
  const services = { indicateurServiceAuxiliaire: true, servicesAuxiliaires: 'Lycée Ampère, 1988-1990.' }
  return {
    ...sent,
    situation: { ...situation, codeValidationEnfant: 1, enfants: [enfant], ...services },
    depart: { ...depart, codeMotifDepart: 5, ...autreCompte },
    pieces: { enfant: [], handicap: [], serviceauxiliaire: [], iban: pieces.slice(0, 1) },
  }
}

const progressiveProuvee = ({ pieces }: Possessions) => {
  const { tempsPartiel, ...sent } = progressiveDAlain()
  return {
    ...sent,
    tempsPartiel: { ...tempsPartiel, ...autreCompte },
    pieces: { autorisation: [], iban: pieces.slice(1, 2) },
  }
}

const desDocuments = (own: Possessions): Exemple[] => [
  ...nomsGenreDocument.map((genre): Exemple => {
    const documentUuid = own.documents[genre][0]
    return [telechargements[genre], { query: { documentUuid, evenementId: own.evenement } }]
  }),
  ...nomsRubrique.flatMap((nom): Exemple[] => {
    const { genres, archive, telechargementArchive, comparaison } = rubriques[nom]
    const uuids = genres.flatMap((genre) => own.documents[genre])
    return [
      [archive, { body: { listeDocumentUuid: uuids.slice(0, 1) } }],
      [telechargementArchive, { query: { archiveId: own.archives[nom] } }],
      [comparaison, { query: { avant: uuids[0], apres: uuids[1] } }],
    ]
  }),
]

const attestation = (own: Possessions) => own.documents.remuneration[3]

const deLaRetraite = (own: Possessions): Exemple[] => [
  ...nomsGenreDemande.flatMap((genre): Exemple[] => {
    const { id: dossierId, numero } = own.dossiers[genre]
    return [
      [suivis[genre].lire, { query: { numero } }],
      [suivis[genre].annuler, { body: { dossierId, motif: 'Je reste.' } }],
      [suivis[genre].completer, { body: { dossierId, pieces: [own.aJoindre[genre]] } }],
    ]
  }),
  [demandesDeRetraite.depart.envoyer, { body: departProuve(own) }],
  [demandesDeRetraite.progressive.envoyer, { body: progressiveProuvee(own) }],
  [
    correctioncir,
    {
      body: {
        cleEnvoi: newId(),
        nature: 'quotite',
        ligneId: own.ligne,
        valeurs: { quotite: '80' },
        explication: 'J’étais à 80 %.',
        pieces: own.pieces.slice(2, 3),
      },
    },
  ],
  [renommerscenario, { body: { rang: 1, simulationId: own.simulations[0], nom: 'À 64 ans' } }],
  [supprimerscenario, { body: { rang: 2, simulationId: own.simulations[1] } }],
  [calendriercorrection, { query: { correctionId: own.transmise.id } }],
  [telechargeraccusecorrection, { query: { correctionId: own.correction.id } }],
  [completercorrection, { body: { correctionId: own.correction.id, pieces: own.pieces.slice(3, 4) } }],
]

const desMessages = (own: Possessions): Exemple[] => [
  [demande, { query: { demandeId: own.conversation.id } }],
  [
    nouvelledemande,
    {
      body: {
        cleEnvoi: newId(),
        theme: 'remuneration',
        objet: 'Mon rappel',
        texte: 'Bonjour.',
        reference: '',
        pieces: own.pieces.slice(5, 6),
      },
    },
  ],
  [
    repondredemande,
    {
      body: {
        cleEnvoi: newId(),
        demandeId: own.conversation.id,
        texte: 'Merci.',
        pieces: own.pieces.slice(6, 7),
      },
    },
  ],
  [cloredemande, { body: { demandeId: own.conversation.id } }],
  [telechargerpiecemessage, { query: { pieceId: own.conversation.piece } }],
  [retirerpiece, { body: { pieceId: own.pieces[7] } }],
]

const duCompte = (own: Possessions): Exemple[] => [
  [contenuPrive, { params: { id: 'accueilconnecte' } }],
  [lireevenement, { body: { evenementId: own.evenement } }],
  [nonlire, { body: { evenements: [own.lu] } }],
  [recupereriban, { query: { evenementId: own.confirmation } }],
  [verifieriban, { query: { evenementId: own.confirmation }, body: { ibanSaisi: '0000' } }],
  [nommerfacteur, { body: { facteurId: own.facteur, nom: 'Mon autre téléphone' } }],
  [retirerfacteur, { body: { facteurId: own.facteur } }],
  [ajoutertotp, { body: { nom: 'Ma tablette', jeton: own.totp.jeton, code: own.totp.code } }],
  [profilFermerSession, { body: { sessionId: own.session } }],
  [preparerdemandeenvoimail, { query: { documentUuid: attestation(own) } }],
  [demandeenvoimail, { body: { documentUuid: attestation(own), adresse: 'principale' } }],
]

/** For each call that takes an identifier, what someone sends of what they own. */
export const exemplesDe = (own: Possessions): ReadonlyMap<Call, Entree> =>
  new Map([...desDocuments(own), ...deLaRetraite(own), ...desMessages(own), ...duCompte(own)])
