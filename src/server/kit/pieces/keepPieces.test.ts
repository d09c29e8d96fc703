import { telechargerpiecemessage } from '#contract/messagerie/messagerie.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setTimeout } from 'node:timers/promises'
import { erase } from '#server/admin/comptes/controlCompte.ts'
import { keptOutput } from '#server/admin/testing/output.ts'
import { purge } from '#server/purge.ts'
import type { Services } from '#server/services.ts'
import { eraseComptes, filesOfComptes } from '../database/erase.ts'
import { type ObjectStore, StorageDown } from '../objects/ObjectStore.ts'
import { keepPieces } from './keepPieces.ts'
import { addPieces } from './store.ts'
import { antivirusOf } from './antivirus/antivirus.ts'
import { EICAR, openClamd } from './testing/fakeClamd.ts'
import { newId } from '../identifiers.ts'
import { judgePieces } from './antivirus/quarantine.ts'
import { sessionOf } from '#testing/calls.ts'
import { databases } from '#testing/databases.ts'
import { deposit, depositPdf, pdfOf } from '#testing/files.ts'
import { ALAIN, transmissionApp } from '#server/demande/transmission/testing/transmissionApp.ts'
import { newConversation } from '#server/messagerie/newConversation.ts'

describe.each(databases)('files that people send, on %s', (database) => {
  let app: Awaited<ReturnType<typeof transmissionApp>>
  let clamd: Awaited<ReturnType<typeof openClamd>>

  beforeEach(async () => {
    app = await transmissionApp(database)
    clamd = await openClamd()
  })
  afterEach(async () => {
    await clamd.close()
    await app.portal.close()
  })

  const known = async () =>
    (await app.services.db.selectFrom('piece').select('analyse').execute()).map(({ analyse }) => analyse)
  const send = async (pieces: string[]) => {
    const session = await sessionOf(app.portal, await app.portal.signIn(ALAIN))
    const typed = { theme: 'remuneration', objet: 'Ma prime', texte: 'Bonjour', reference: '' } as const
    return newConversation(app.services, session, { ...typed, cleEnvoi: newId(), pieces })
  }

  it('are not taken when an antivirus finds one of them infected', async () => {
    Object.assign(app.services, { antivirus: antivirusOf(clamd.settings, () => 0) })
    const cookie = await app.portal.signIn(ALAIN)
    const bytes = Buffer.from(pdfOf(500))
    bytes.write(EICAR, 100)
    const answer = await deposit(app.portal, cookie, [
      { name: 'sain.pdf', bytes: pdfOf(300) },
      { name: 'virus.pdf', bytes: new Uint8Array(bytes) },
    ])
    expect([answer.statusCode, answer.json().erreurCode]).toEqual([444, 'SRE_ESPACEAGENT_PIECE_INFECTEE'])
    expect(await known()).toEqual([])
    await depositPdf(app.portal, cookie)
    expect(await known()).toEqual(['sain'])
  })

  it('may be downloaded by who sent them, until they are found infected', async () => {
    const cookie = await app.portal.signIn(ALAIN)
    const piece = await depositPdf(app.portal, cookie)
    await send([piece])
    const download = (accept: string) =>
      app.portal.app.inject({
        method: 'GET',
        url: telechargerpiecemessage.path,
        query: { pieceId: piece },
        headers: { cookie, accept },
      })
    expect([await known(), (await download('*/*')).statusCode]).toEqual([['non_analyse'], 200])
    await judgePieces(app.services.db, [piece], 'infectee')
    expect((await download('*/*')).json()).toEqual({ erreurCode: 'SRE_ESPACEAGENT_PIECE_INFECTEE' })
    expect((await download('text/html')).body).toContain('Ce fichier n’a pas passé notre contrôle')
  })

  it('cannot be attached once they are condemned', async () => {
    const cookie = await app.portal.signIn(ALAIN)
    const piece = await depositPdf(app.portal, cookie)
    await judgePieces(app.services.db, [piece], 'infectee')
    await expect(send([piece])).rejects.toThrow('pieceAbsente')
  })

  it.each([
    ['at once', (services: Services) => services],
    [
      'with the purge, when the store is away',
      (services: Services) => {
        const remove = () => Promise.reject(new StorageDown('503 SlowDown'))
        return { ...services, objects: { ...services.objects, remove } }
      },
    ],
  ])('leave the store %s when the account is erased while they arrive', async (_, seen) => {
    const { services } = app
    const session = await sessionOf(app.portal, await app.portal.signIn(ALAIN))
    const given = seen(services)
    const keys: string[] = []
    const put: ObjectStore['put'] = async (key, bytes) => {
      keys.push(key)
      const asked = { nir: ALAIN, motif: 'Demandé par la personne', oui: true }
      if (keys.length === 1) await erase(services, asked, {}, keptOutput().output)
      await services.objects.put(key, bytes)
    }
    const files = ['un.pdf', 'deux.pdf'].map((name) => ({ name, bytes: Buffer.from(pdfOf(300)) }))
    const arriving = { ...given, objects: { ...given.objects, put } }
    await expect(keepPieces(arriving, session, files)).rejects.toThrow('pieceAbsente')
    await purge(services)
    expect(await Promise.all(keys.map((key) => services.objects.size(key)))).toEqual([undefined, undefined])
  })

  it('cannot come once the files of an account that is being erased are known', async () => {
    const { db } = app.services
    const row = { id: 'p', compte_id: app.compteId, nom: 'a.pdf', type: 'application/pdf', taille: 1 }
    let coming: Promise<unknown> = Promise.resolve()
    await db.transaction().execute(async (inside) => {
      expect(await filesOfComptes(inside, [app.compteId])).toEqual([])
      coming = addPieces(db, [
        { ...row, empreinte: 'x', fichier: 'p.pdf', cree_le: 1, message_id: null },
      ]).then(
        () => 'added',
        () => 'refused',
      )
      await setTimeout(200)
      await eraseComptes(inside, [app.compteId])
    })
    expect(await coming).toBe('refused')
  })
})
