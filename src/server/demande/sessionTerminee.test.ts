import { brouillons } from '#contract/kit/brouillon.ts'
import { profilPasMoi } from '#contract/profil/profil.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { suspend } from '#server/admin/comptes/controlCompte.ts'
import { keptOutput } from '#server/admin/testing/output.ts'
import { profilOf } from '#server/kit/people/profils.ts'
import { endSessionsOf } from '#server/kit/session/endSessions.ts'
import { ALAIN, demandeApp, departDAlain, type DemandeApp } from '#testing/apps/demandeApp.ts'
import { mailsOf, refusalOf, send, sessionOf } from '#testing/calls.ts'
import { databases } from '#testing/databases.ts'
import { cancelDossier, completeDossier } from './dossier/personMoves.ts'

type Asked = Parameters<typeof cancelDossier>[1]

const motif = 'Compte utilisé par une autre personne.'
const { situation, depart } = departDAlain()
/** What an intruder asks for: the pension on an account of theirs, and its letters at their home. */
const stolen = {
  situation: { ...situation, changementAdresse: true },
  depart: { ...depart, conservationIban: false, iban1: 'FR1420041010050500', iban2: '013M02606' },
  nouvelleAdresse: {
    codePays: '99100',
    voie: '3 rue Haute',
    complement: '',
    codePostal: '59000',
    commune: 'Lille',
    dateEffet: '01/02/2027',
  },
}

describe.each(databases)('a request for retirement whose session ends, on %s', (database) => {
  let portal: DemandeApp
  beforeEach(async () => {
    portal = await demandeApp(database)
  })
  afterEach(() => portal.close())

  const kept = async () => {
    const { db } = portal.services
    const of = (table: 'dossier' | 'transmission' | 'document') => db.selectFrom(table).selectAll().execute()
    return [...(await of('dossier')), ...(await of('transmission')), ...(await of('document'))]
  }

  /** Has the receipt of a request wait, once it is drawn, for something else to be done. */
  const sendDuring = async (meanwhile: () => Promise<unknown>) => {
    const { objects } = portal.services
    const { put } = objects
    const drawn = vi.spyOn(objects, 'put').mockImplementationOnce(async (key, bytes) => {
      await meanwhile()
      await put(key, bytes)
    })
    const answer = await portal.sendDepart(stolen)
    expect(drawn).toHaveBeenCalledOnce()
    return answer
  }

  it.each([
    [
      'its holder said that it was not theirs',
      async () => send(portal, profilPasMoi, {}, { cookie: await portal.signIn(ALAIN) }),
    ],
    [
      'the administration suspended the account',
      () => suspend(portal.services, { nir: ALAIN, motif }, {}, keptOutput().output),
    ],
  ])('while its receipt is drawn, since %s, is not kept', async (_, end) => {
    const { cookie } = portal
    const draft = brouillons.demandedepartretraite
    await send(portal, draft.enregistrer, { body: { version: 0, contenu: { a: 1 } } }, { cookie })
    const before = await profilOf(portal.services.db, portal.id)
    expect(refusalOf(await sendDuring(end))).toEqual([401, 'SESSION_TERMINEE'])
    expect(await kept()).toEqual([])
    expect(await profilOf(portal.services.db, portal.id)).toEqual(before)
    const told = (await mailsOf(portal)).map(({ genre }) => genre)
    expect(told).not.toContain('dossier')
    expect(told).not.toContain('ibandemande')
    const drafts = await portal.services.db.selectFrom('brouillon').select('json').execute()
    expect(drafts).toEqual([{ json: '{"a":1}' }])
  })

  it.each([
    ['cancelled', (asked: Asked) => cancelDossier(portal.services, asked, 'Je reste un an de plus.')],
    ['completed', (asked: Asked) => completeDossier(portal.services, asked, [])],
  ] as const)('is not %s either', async (_, move) => {
    const { cookie, services, id } = portal
    const { dossierId } = (await portal.sendDepart()).json<{ dossierId: string }>()
    const session = await sessionOf(portal, cookie)
    await endSessionsOf(services.db, id)
    await expect(move({ session, genre: 'depart', dossierId })).rejects.toMatchObject({
      failure: 'sessionTerminee',
    })
    const { etat } = await services.db.selectFrom('dossier').select('etat').executeTakeFirstOrThrow()
    expect(etat).toBe('recue')
  })
})
