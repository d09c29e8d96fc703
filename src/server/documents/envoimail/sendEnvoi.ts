import type { InputOf } from '#contract/kit/call.ts'
import type { demandeenvoimail } from '#contract/documents/envoimail.ts'
import { listeDuGenre } from '#contract/documents/genres.ts'
import { maskCourriel } from '#rules/profil/courriel.ts'
import { lienDocumentMail, pieceDocumentMail } from './mails.ts'
import type { Mail } from '#server/kit/mail/Mail.ts'
import { queueMail } from '#server/kit/mail/queueMail.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import type { Services } from '#server/services.ts'
import { inSession } from '#server/kit/session/holdSession.ts'
import type { OpenSession } from '#server/kit/session/sessions.ts'
import type { DocumentRow } from '#server/kit/files/documents.ts'
import { countEnvoi, isRepeated } from './compteur.ts'
import { envoyable, formeOf } from './envoyable.ts'
import { adressesOf } from './prepareEnvoi.ts'

/** Address of the list of the document's year, which names nobody and no document. */
const listOf = (origin: string, { genre, annee }: DocumentRow): string => {
  const rubrique = listeDuGenre(genre)
  return rubrique === undefined ? `${origin}/` : `${origin}/${rubrique}?annee=${annee}`
}

const mailOf = async (services: Services, document: DocumentRow): Promise<Mail> => {
  const told = { titre: document.libelle1, url: listOf(services.config.origin, document) }
  const { forme, tropLourd } = await formeOf(services, document)
  if (forme === 'lien') return lienDocumentMail({ ...told, tropLourd })
  const { fichier, nom_fichier: nom, empreinte } = document
  const piece = { fichier, nom, type: 'application/pdf', ...(empreinte !== '' && { empreinte }) }
  return pieceDocumentMail({ ...told, piece })
}

/**
 * Sends a document of this account to one of its registered addresses, which it gives masked. The mail and its count
 * are kept together or not at all; the same request made twice in a row sends one mail.
 */
export const sendEnvoi = async (
  services: Services,
  session: OpenSession,
  { documentUuid, adresse }: InputOf<typeof demandeenvoimail>['body'],
): Promise<string> => {
  const now = services.clock()
  const document = await envoyable(services, session.compte, documentUuid)
  // Before the transaction: what is outside the database never makes it last.
  const mail = await mailOf(services, document)
  const courriel = await inSession(services, session, async (db, compte) => {
    const chosen = (await adressesOf(db, compte.id)).find((one) => one.adresse === adresse)
    if (!chosen) throw new Refusal('envoiSansAdresse')
    if (await isRepeated(db, { compteId: compte.id, documentUuid, courriel: chosen.courriel }, now))
      return chosen.courriel
    await countEnvoi(db, compte.id, now)
    await queueMail(db, now.getTime(), chosen.courriel, mail)
    return chosen.courriel
  })
  services.wakeMail()
  return maskCourriel(courriel)
}
