import { telechargerpiecemessage } from '#contract/messagerie/messagerie.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { antivirusOf } from './antivirus/antivirus.ts'
import { EICAR, openClamd } from './testing/fakeClamd.ts'
import { newId } from '../secrets.ts'
import { judgePieces } from './antivirus/quarantine.ts'
import { databases } from '#testing/databases.ts'
import { deposit, depositPdf, pdfOf } from '#testing/files.ts'
import { ALAIN, transmissionApp } from '#server/demande/transmission/testing/transmissionApp.ts'
import { newDemande } from '#server/messagerie/newDemande.ts'

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
  const send = (pieces: string[]) => {
    const typed = { theme: 'remuneration', objet: 'Ma prime', texte: 'Bonjour', reference: '' } as const
    return newDemande(app.services, app.compteId, { ...typed, cleEnvoi: newId(), pieces })
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
})
