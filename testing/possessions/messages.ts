import { sumOf } from '#server/kit/files/storeDocument.ts'
import { addPieces } from '#server/kit/pieces/store.ts'
import { newId } from '#server/kit/identifiers.ts'
import { addConversation, addMessage } from '#server/messagerie/store.ts'
import type { TestApp } from '../testApp.ts'

const FILE = Buffer.from('%PDF-1.7')

type Portal = Pick<TestApp, 'services'>

/** Files that someone sent: joined to a message, or still to nothing. */
export const givePieces = async (
  { services: { db, objects } }: Portal,
  compte_id: string,
  message_id: string | null,
  count: number,
) => {
  const rows = Array.from({ length: count }, () => {
    const id = newId()
    return {
      id,
      compte_id,
      nom: 'acte.pdf',
      type: 'application/pdf',
      taille: FILE.length,
      empreinte: sumOf(FILE),
      fichier: `${id}.pdf`,
      cree_le: 1,
      message_id,
    }
  })
  for (const { fichier } of rows) await objects.put(fichier, FILE)
  await addPieces(db, rows)
  return rows.map(({ id }) => id)
}

/** A conversation that was answered, and the file of its first message. */
export const giveConversation = async (portal: Portal, compte_id: string) => {
  const { db } = portal.services
  const cle_envoi = newId()
  const shared = {
    objet: 'Mon rappel',
    etat: 'REPONDUE',
    non_lue: 1,
    cle_envoi,
    cree_le: 1,
    modifie_le: 1,
  } as const
  const id = (await addConversation(db, { compte_id, ...shared })) ?? ''
  const reply = newId()
  const message = await addMessage(db, {
    demandeId: id,
    auteur: 'usager',
    texte: 'Bonjour.',
    cleEnvoi: reply,
    now: 1,
  })
  const pieces = await givePieces(portal, compte_id, message ?? null, 1)
  return { id, cleEnvoi: cle_envoi, cleReponse: reply, piece: pieces[0] ?? '' }
}
