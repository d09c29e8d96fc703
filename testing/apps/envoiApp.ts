import { codeSousTheme, type GenreDocument } from '#contract/documents/genres.ts'
import {
  demandeenvoimail,
  preparerdemandeenvoimail,
  verifiercompteurdemandeenvoimail,
  type AdresseEnvoi,
  type EnvoiPossible,
} from '#contract/documents/envoimail.ts'
import type { Config } from '#server/config.ts'
import { newId } from '#server/kit/identifiers.ts'
import { addDocuments } from '#server/kit/files/documents.ts'
import { changeProfil } from '#server/kit/people/profils.ts'
import { mailsOf, send } from '../calls.ts'
import type { DatabaseName } from '../databases.ts'
import { testApp } from '../testApp.ts'

const CAMILLE = '269057505601260'
export const PRINCIPAL = 'camille@example.org'
export const SECONDAIRE = 'c.moreau@example.net'

interface Added {
  readonly genre?: GenreDocument
  readonly code?: number
  readonly taille?: number
}

/** An application where Camille is signed in, with her addresses, and what she has sent as functions. */
export const envoiApp = async (database: DatabaseName) => {
  const portal = await testApp(database)
  const { services } = portal
  const id = await portal.addPerson(CAMILLE)
  await changeProfil(services.db, id, { courriel_principal: PRINCIPAL, courriel_secondaire: SECONDAIRE })
  const cookie = await portal.signIn(CAMILLE)

  const addDocument = async (
    compteId = id,
    {
      genre = 'remuneration',
      code = codeSousTheme('remuneration', 'attestationFiscale'),
      taille = 1000,
    }: Added = {},
  ) => {
    const uuid = newId()
    await services.objects.put(`${uuid}.pdf`, Buffer.alloc(taille))
    await addDocuments(services.db, [
      {
        uuid,
        compte_id: compteId,
        genre,
        annee: 2026,
        libelle1: 'Attestation fiscale 2025',
        libelle2: null,
        libelle3: '28 345,67 €',
        date_document: '2026-04-10',
        code_sous_theme_ged: code,
        fichier: `${uuid}.pdf`,
        nom_fichier: '2026_AF_attestation.pdf',
        taille,
      },
    ])
    return uuid
  }

  const ask = (documentUuid: string, adresse: AdresseEnvoi = 'principale', as = cookie) =>
    send(portal, demandeenvoimail, { body: { documentUuid, adresse } }, { cookie: as })
  const prepare = (documentUuid: string, as = cookie) =>
    send(portal, preparerdemandeenvoimail, { query: { documentUuid } }, { cookie: as })
  const prepared = async (documentUuid: string) => (await prepare(documentUuid)).json<EnvoiPossible>()
  const check = (as = cookie) => send(portal, verifiercompteurdemandeenvoimail, {}, { cookie: as })
  const restant = async () => (await check()).json<{ restant: number }>().restant
  const mails = () => mailsOf(portal)
  /** What an administrator would have put in ENVOI_MAIL. */
  const configure = (envoiMail: Config['envoiMail']) => Object.assign(services.config, { envoiMail })
  return { portal, id, cookie, addDocument, ask, prepare, prepared, check, restant, mails, configure }
}
