import { textesCarriere } from './carriere/messages.ts'
import { textesConnexion } from './connexion/messages.ts'
import { textesDocuments } from './documents/messages.ts'
import { textesFacteurs } from './connexion/facteurs/messages.ts'
import { textesDemande } from './demande/messages.ts'
import { messageTechnique, textesCommuns } from './kit/messages.ts'
import { type MessageKey, underKeys } from './messages.ts'
import { textesPieces } from './kit/piecesMessages.ts'
import { textesMessagerie } from './messagerie/messages.ts'
import { textesRachat, textesRetraite, textesSimulation } from './simulation/messages.ts'

/**
 * Default texts of the message map that the server sends with its contents. The administration may publish
 * others under the same keys. Quoted texts come from the specification (§8); it leaves the others open.
 */
export const defaultMessages: Readonly<Record<MessageKey, string>> = {
  ...messageTechnique,
  ...underKeys({
    ...textesCommuns,
    ...textesPieces,
    ...textesMessagerie,
    ...textesRetraite,
    ...textesSimulation,
    ...textesRachat,
    ...textesDemande,
    ...textesCarriere,
    ...textesConnexion,
    ...textesDocuments,
    ...textesFacteurs,
  }),
}
