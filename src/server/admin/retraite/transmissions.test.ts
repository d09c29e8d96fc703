import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { passagesOf } from '#server/demande/storePassages.ts'
import { foundActs } from '#server/kit/audit/store.ts'
import { judgePieces } from '#server/kit/pieces/antivirus/quarantine.ts'
import { databases } from '#testing/databases.ts'
import { transmissionApp } from '#server/demande/transmission/testing/transmissionApp.ts'
import { StorageDown } from '#server/kit/objects/ObjectStore.ts'
import { purge } from '#server/purge.ts'
import { queueLengths } from '#server/kit/metrics/queues.ts'
import { advance } from './dossiers.ts'
import { listQuarantine, refusePieces, releasePieces } from './quarantine.ts'
import { keptOutput } from '../testing/output.ts'
import { listTransmissions, retryTransmissions, showKey } from './transmissions.ts'

const NUMERO = 'DR-2026-0001-0002'
const NUMBERED = /^(\S+) {2}(.+)$/

describe.each(databases)('the administration of transmissions on %s', (database) => {
  let app: Awaited<ReturnType<typeof transmissionApp>>
  let dossierId: string

  beforeEach(async () => {
    app = await transmissionApp(database)
    dossierId = await app.addRequest()
  })
  afterEach(() => app.portal.close())

  const saidBy = async (command: (output: ReturnType<typeof keptOutput>['output']) => Promise<void>) => {
    const { said, output } = keptOutput()
    await command(output)
    return said
  }
  const listed = () => saidBy((output) => listTransmissions(app.services, output))
  const quarantine = () => saidBy((output) => listQuarantine(app.services, output))

  it('lists what waits, fails, was given up, or is in quarantine, and starts it again', async () => {
    expect(await listed()).toEqual(['Tout est parti.'])
    const piece = await app.addPiece(dossierId, 'x')
    await app.queue(dossierId, 'demande', [piece])
    expect(await listed()).toEqual([
      `${NUMERO}  0001-demande.json  à envoyer`,
      `${NUMERO}  pieces/${piece}.pdf  en quarantaine`,
    ])
    await app.transmit(async () => ({ outcome: 'occupe' }))
    expect((await listed())[0]).toBe(
      `${NUMERO}  0001-demande.json  échec, nouvel essai le 20/11/2026 à 10:01`,
    )
    app.portal.wait(60_000)
    await app.transmit(async () => ({ outcome: 'refuse' }))
    expect((await listed())[0]).toBe(`${NUMERO}  0001-demande.json  abandonné après 2 essais`)
    await app.transmit()
    expect(await listed()).toHaveLength(2)
    const retry = () => saidBy((output) => retryTransmissions(app.services, NUMERO, output))
    expect(await retry()).toEqual([expect.stringContaining('(2), sauf ce qui est en quarantaine')])
    await app.transmit()
    expect(await listed()).toEqual([`${NUMERO}  pieces/${piece}.pdf  en quarantaine`])
    await judgePieces(app.services.db, [piece], 'sain')
    await app.transmit()
    expect(await retry()).toEqual([`Tout est déjà parti du dossier ${NUMERO}.`])
    await expect(saidBy((output) => retryTransmissions(app.services, 'DR-0', output))).rejects.toThrow(
      '« dossiers lister »',
    )
  })

  it('starts all that was given up again, of every request, and nothing else', async () => {
    const retry = () => saidBy((output) => retryTransmissions(app.services, undefined, output))
    expect(await retry()).toEqual(['Rien n’est abandonné.'])
    for (const numero of ['A-1', 'A-2']) await app.queue(await app.addRequest(numero))
    await app.transmit(async () => ({ outcome: 'refuse' }))
    await app.queue(dossierId)
    await app.transmit(async () => ({ outcome: 'occupe' }))
    expect(await retry()).toEqual(['Le serveur enverra de nouveau ce qui était abandonné : 2 envois.'])
    await app.transmit()
    expect(await listed()).toEqual([expect.stringContaining(`${NUMERO}  0001-demande.json  échec`)])
  })

  it('has nothing of the files of a request once it is cancelled', async () => {
    const piece = await app.addPiece(dossierId, 'x')
    await app.queue(dossierId, 'demande', [piece])
    await app.transmit()
    const { db, clock } = app.services
    expect(await listed()).toEqual([`${NUMERO}  pieces/${piece}.pdf  en quarantaine`])
    const cancelled = { numero: NUMERO, etat: 'annulee', motif: 'Doublon' }
    await saidBy((output) => advance(app.services, cancelled, output))
    expect(await listed()).toEqual(['Tout est parti.'])
    app.portal.wait(90_000)
    expect(await queueLengths(db, clock().getTime())).toMatchObject({
      transmissions: 0,
      transmissions_age_secondes: 0,
    })
  })

  it('tells what was given up beside what waits', async () => {
    const { db, clock } = app.services
    await app.queue(dossierId)
    await app.transmit(async () => ({ outcome: 'refuse' }))
    app.portal.wait(60_000)
    await app.queue(await app.addRequest('A-1'))
    app.portal.wait(30_000)
    expect(await queueLengths(db, clock().getTime())).toMatchObject({
      transmissions: 1,
      transmissions_age_secondes: 30,
      transmissions_abandonnees: 1,
    })
  })

  it('tells what is in quarantine apart: nothing that sends is late', async () => {
    const { db, clock } = app.services
    const lengths = () => queueLengths(db, clock().getTime())
    const piece = await app.addPiece(dossierId, 'x')
    await app.queue(dossierId, 'demande', [piece])
    await app.transmit()
    app.portal.wait(3 * 86_400_000)
    expect(await lengths()).toMatchObject({
      transmissions: 0,
      transmissions_age_secondes: 0,
      quarantaine: 1,
      quarantaine_age_secondes: 3 * 86_400,
    })
    await judgePieces(db, [piece], 'liberee')
    expect(await lengths()).toMatchObject({ transmissions: 1, quarantaine: 0, quarantaine_age_secondes: 0 })
  })

  it('prints the public key, and nothing of the private one', async () => {
    const [line = ''] = await saidBy((output) => showKey(app.services, output))
    expect(JSON.parse(line)).toMatchObject({ kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA' })
    expect(line).not.toContain('"d"')
  })

  it('releases files of the quarantine, all of those named or none', async () => {
    const [one, other] = [await app.addPiece(dossierId, 'x'), await app.addPiece(dossierId, 'y')]
    await app.addPiece(null, 'z')
    const rows = await quarantine()
    expect(rows.map((row) => NUMBERED.exec(row)?.[1]).toSorted()).toEqual([one, other].toSorted())
    expect(rows[0]).toMatch(
      /DR-2026-0001-0002 {2}Livret de famille\.pdf {2}1\u00A0ko {2}déposé le 20\/11\/2026 à 10:00 {2}fichier \S+\.pdf$/,
    )
    const release = (...ids: string[]) => saidBy((output) => releasePieces(app.services, ids, output))
    await expect(release(one, 'inconnu')).rejects.toThrow('« inconnu » n’est pas en quarantaine')
    expect(await quarantine()).toHaveLength(2)
    expect(await release(one, other, one)).toEqual([
      '« Livret de famille.pdf » va partir.',
      '« Livret de famille.pdf » va partir.',
    ])
    expect(await quarantine()).toEqual(['Aucun fichier n’est en quarantaine.'])
    await expect(release(one)).rejects.toThrow('n’est pas en quarantaine')
  })

  it('refuses a file of the quarantine: its request asks for another', async () => {
    const piece = await app.addPiece(dossierId, 'x')
    await app.queue(dossierId, 'demande', [piece])
    const refuse = () => saidBy((output) => refusePieces(app.services, [piece], output))
    expect(await refuse()).toEqual([expect.stringContaining('« Livret de famille.pdf » est supprimé')])
    const { etat, compte_id } = await app.dossier(dossierId)
    expect(etat).toBe('piecedemandee')
    expect(await foundActs(app.services.db, { compteId: compte_id, most: 9 })).toMatchObject([
      { acte: 'administration', objet: 'pieces refuser', motif: 'Un fichier joint est refusé.' },
    ])
    expect(await app.services.objects.size(`${piece}.pdf`)).toBeUndefined()
    expect(await app.waiting()).toEqual(['0001-demande.json'])
    await expect(refuse()).rejects.toThrow('n’est pas en quarantaine')
  })

  it('refuses a file though the store is away, says so, and the purge deletes it', async () => {
    const piece = await app.addPiece(dossierId, 'x')
    const remove = () => Promise.reject(new StorageDown('503 SlowDown'))
    const services = { ...app.services, objects: { ...app.services.objects, remove } }
    const said = await saidBy((output) => refusePieces(services, [piece], output))
    expect(said).toEqual([
      expect.stringMatching(/^« Livret de famille\.pdf » est refusé ;/),
      'Le magasin d’objets n’a pas pu effacer 1 fichier : la purge d’un serveur le fera.',
    ])
    expect(await app.services.objects.size(`${piece}.pdf`)).toBe(1)
    await purge(app.services)
    expect(await app.services.objects.size(`${piece}.pdf`)).toBeUndefined()
  })

  it('adds what it refuses afterwards to what is asked for already', async () => {
    const pieces = [
      await app.addPiece(dossierId, 'x', { nom: 'un.pdf' }),
      await app.addPiece(dossierId, 'y', { nom: 'deux.pdf' }),
    ]
    for (const piece of pieces) await saidBy((output) => refusePieces(app.services, [piece], output))
    const passages = await passagesOf(app.services.db, dossierId)
    expect(passages.map(({ etat }) => etat)).toEqual(['recue', 'piecedemandee'])
    expect(passages.at(-1)?.motif).toMatch(/« un\.pdf ».+document\. Le fichier « deux\.pdf »/)
  })
})
