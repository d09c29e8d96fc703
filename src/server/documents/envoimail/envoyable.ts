import { type EnvoiPossible, PIECE_LA_PLUS_LOURDE } from '#contract/documents/envoimail.ts'
import { codesEnvoiMail, genresDocument } from '#contract/documents/genres.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import type { Services } from '#server/services.ts'
import type { Compte } from '#server/kit/people/comptes.ts'
import { findOwnDocument, type DocumentRow } from '#server/kit/files/documents.ts'
import { grantedServices } from '#server/kit/people/rights.ts'

/** Refuses when nothing is sent by mail here. */
export const refuseUnlessOpen = ({ config }: Pick<Services, 'config'>): void => {
  if (config.envoiMail === 'non') throw new Refusal('envoiImpossible')
}

/**
 * A document of this account that may be sent by mail (specification, §2.5 and §9: sub-theme 111). One of another
 * person, or of a service that is not granted, is not found.
 */
export const envoyable = async (
  services: Pick<Services, 'config' | 'db'>,
  compte: Compte,
  documentUuid: string,
): Promise<DocumentRow> => {
  refuseUnlessOpen(services)
  const row = await findOwnDocument(services.db, compte.id, documentUuid)
  if (!row || !grantedServices(compte).includes(genresDocument[row.genre].service))
    throw new Refusal('introuvable')
  if (!codesEnvoiMail.includes(row.code_sous_theme_ged)) throw new Refusal('envoiImpossible')
  return row
}

/**
 * Whether the mail brings the document, or leads to it: a file too heavy for mail servers stays in the portal. Refused
 * when the file to bring has disappeared. Its size is read where it is: rows of the first versions do not say it.
 */
export const formeOf = async (
  { config, objects }: Pick<Services, 'config' | 'objects'>,
  { fichier }: Pick<DocumentRow, 'fichier'>,
): Promise<Pick<EnvoiPossible, 'forme' | 'tropLourd'>> => {
  if (config.envoiMail !== 'piecejointe') return { forme: 'lien', tropLourd: false }
  const size = await objects.size(fichier)
  if (size === undefined) throw new Refusal('documentIndisponible')
  const tropLourd = size > PIECE_LA_PLUS_LOURDE
  return { forme: tropLourd ? 'lien' : 'piecejointe', tropLourd }
}
