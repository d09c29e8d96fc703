import {
  cloredemande,
  demande,
  listerdemandes,
  nouvelledemande,
  repondredemande,
  type Conversation,
} from '#contract/messagerie/messagerie.ts'
import { newId } from '#server/kit/identifiers.ts'
import { changeProfil } from '#server/kit/people/profils.ts'
import { send } from '../calls.ts'
import type { DatabaseName } from '../databases.ts'
import { testApp } from '../testApp.ts'

const CAMILLE = '269057505601260'
const KARIM = '182071305502136'

const typed = { theme: 'remuneration', objet: 'Mon rappel', texte: 'Bonjour,\r\n<b>Pourquoi ?</b>' } as const

/** An application where Camille and Karim are signed in, and what they do of the messaging as functions. */
export const messagerieApp = async (database: DatabaseName) => {
  const portal = await testApp(database)
  const id = await portal.addPerson(CAMILLE)
  await changeProfil(portal.services.db, id, { courriel_principal: 'camille@example.org' })
  await portal.addPerson(KARIM)
  const camille = await portal.signIn(CAMILLE)
  const karim = await portal.signIn(KARIM)

  const open = (cookie = camille, changes = {}) =>
    send(
      portal,
      nouvelledemande,
      { body: { cleEnvoi: newId(), reference: '', pieces: [], ...typed, ...changes } },
      { cookie },
    )
  const opened = async (changes = {}) =>
    (await open(camille, changes)).json<{ demandeId: string }>().demandeId
  const reply = (demandeId: string, changes = {}, cookie = camille) =>
    send(
      portal,
      repondredemande,
      { body: { cleEnvoi: newId(), demandeId, texte: 'Merci.', pieces: [], ...changes } },
      { cookie },
    )
  const thread = (demandeId: string, cookie = camille) =>
    send(portal, demande, { query: { demandeId } }, { cookie })
  const close = (demandeId: string, cookie = camille) =>
    send(portal, cloredemande, { body: { demandeId } }, { cookie })
  const listed = async (cookie = camille) =>
    (await send(portal, listerdemandes, {}, { cookie })).json<{ listeDemande: Conversation[] }>().listeDemande
  return { portal, camille, karim, open, opened, reply, thread, close, listed }
}
