import type { EnvoiPossible, AdresseEnvoi } from '#contract/documents/envoimail.ts'
import { listeDuGenre } from '#contract/documents/genres.ts'
import { maskCourriel } from '#rules/profil/courriel.ts'
import type { Services } from '#server/services.ts'
import type { Compte } from '#server/kit/people/comptes.ts'
import { envoyable, formeOf } from './envoyable.ts'
import { profilOf } from '#server/kit/people/profils.ts'
import type { Db } from '#server/kit/database/Store.ts'

/** Registered addresses of an account, the main one first; one that was never confirmed is not among them. */
export const adressesOf = async (
  db: Db,
  compteId: string,
): Promise<{ readonly adresse: AdresseEnvoi; readonly courriel: string }[]> => {
  const { courriel_principal, courriel_secondaire } = await profilOf(db, compteId)
  return [
    { adresse: 'principale' as const, courriel: courriel_principal },
    { adresse: 'secondaire' as const, courriel: courriel_secondaire },
  ].filter(({ courriel }) => courriel !== '')
}

/** What a person chooses from before a document is sent: the document, and their addresses, masked. */
export const prepareEnvoi = async (
  services: Services,
  compte: Compte,
  documentUuid: string,
): Promise<EnvoiPossible> => {
  const document = await envoyable(services, compte, documentUuid)
  const rubrique = listeDuGenre(document.genre)
  const adresses = await adressesOf(services.db, compte.id)
  return {
    libelle: document.libelle1,
    ...(rubrique !== undefined && { rubrique }),
    annee: document.annee,
    adresses: adresses.map(({ adresse, courriel }) => ({ adresse, courriel: maskCourriel(courriel) })),
    ...(await formeOf(services, document)),
  }
}
