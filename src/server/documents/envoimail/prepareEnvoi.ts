import type { EnvoiPossible } from '#contract/documents/envoimail.ts'
import { rubriqueOf } from '#contract/documents/rubrique.ts'
import { maskCourriel } from '#rules/profil/courriel.ts'
import type { Services } from '#server/services.ts'
import type { Compte } from '#server/kit/people/comptes.ts'
import { adressesOf } from './adressesOf.ts'
import { envoyable, formeOf } from './envoyable.ts'

/** What a person chooses from before a document is sent: the document, and their addresses, masked. */
export const prepareEnvoi = async (
  services: Services,
  compte: Compte,
  documentUuid: string,
): Promise<EnvoiPossible> => {
  const document = await envoyable(services, compte, documentUuid)
  const rubrique = rubriqueOf(document.genre)
  const adresses = await adressesOf(services.db, compte.id)
  return {
    libelle: document.libelle1,
    ...(rubrique !== undefined && { rubrique }),
    annee: document.annee,
    adresses: adresses.map(({ adresse, courriel }) => ({ adresse, courriel: maskCourriel(courriel) })),
    forme: await formeOf(services, document),
  }
}
