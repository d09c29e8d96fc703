import { flattenedVerify, importJWK, type FlattenedJWS, type JWK } from 'jose'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { showKey } from '#server/admin/retraite/transmissions.ts'
import { keptOutput } from '#server/admin/testing/output.ts'
import { sumOf } from '#server/kit/files/storeDocument.ts'
import { allReglages } from '#server/kit/database/reglages.ts'
import { sessionOf } from '#testing/calls.ts'
import { databases } from '#testing/databases.ts'
import { cancelDossier, completeDossier } from '../dossier/personMoves.ts'
import { ALAIN, transmissionApp } from './testing/transmissionApp.ts'

const NUMERO = 'DR-2026-0001-0002'

describe.each(databases)('records of requests, on %s', (database) => {
  let app: Awaited<ReturnType<typeof transmissionApp>>

  beforeEach(async () => {
    app = await transmissionApp(database)
  })
  afterEach(() => app.portal.close())

  const printedKey = async () => {
    const { said, output } = keptOutput()
    await showKey(app.services, output)
    return JSON.parse(said[0] ?? '') as JWK
  }
  const verified = async (nom: string, record = app.left(NUMERO, nom)) => {
    const { payload, protectedHeader } = await flattenedVerify(
      JSON.parse(record) as FlattenedJWS,
      await importJWK(await printedKey(), 'EdDSA'),
    )
    return { payload: JSON.parse(new TextDecoder().decode(payload)) as object, protectedHeader }
  }
  it('are signed by the key that the command prints, and tell who asks for what', async () => {
    const id = await app.addRequest()
    const piece = await app.addPiece(id, '%PDF livret', { analyse: 'sain' })
    await app.queue(id, 'demande', [piece, piece])
    await app.transmit()
    const { payload, protectedHeader } = await verified('0001-demande.json')
    const key = await printedKey()
    expect(protectedHeader).toEqual({ alg: 'EdDSA', kid: key.kid, typ: 'JOSE+JSON', cty: 'json' })
    expect(Object.keys(key).toSorted()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x'])
    expect(payload).toEqual({
      version: 1,
      nature: 'demande',
      numero: NUMERO,
      genre: 'depart',
      cleEnvoi: (await app.dossier(id)).cle_envoi,
      emisLe: '2026-11-20T09:00:00.000Z',
      identite: { nir: ALAIN, nom: 'Petit', prenom: 'Alain', dateNaissance: '1969-05-12' },
      contenu: { codeMotifDepart: 1 },
      pieces: [
        {
          pieceId: piece,
          nom: 'Livret de famille.pdf',
          type: 'application/pdf',
          taille: 11,
          sha256: sumOf(Buffer.from('%PDF livret')),
          groupe: 'enfants',
          analyse: 'sain',
        },
      ],
    })
    expect(app.left(NUMERO, `pieces/${piece}.pdf`)).toBe('%PDF livret')
    const forged = JSON.parse(app.left(NUMERO, '0001-demande.json')) as FlattenedJWS
    const payloadOfOther = Buffer.from(JSON.stringify({ ...payload, numero: 'DR-1' })).toString('base64url')
    await expect(verified('', JSON.stringify({ ...forged, payload: payloadOfOther }))).rejects.toThrow(
      'signature verification failed',
    )
  })

  it('keep one key, whoever asks for it first', async () => {
    const keys = await Promise.all(Array.from({ length: 5 }, printedKey))
    expect(new Set(keys.map(({ x }) => x)).size).toBe(1)
    const kept = (await allReglages(app.services.db)).find(({ cle }) => cle === 'cleTransmission')
    expect(JSON.parse(kept?.valeur ?? '')).toMatchObject({ crv: 'Ed25519', d: expect.any(String) })
  })

  it('are followed by what completes and cancels them, in order', async () => {
    const { portal, services } = app
    const id = await app.addRequest()
    await app.queue(id)
    const session = await sessionOf(portal, await portal.signIn(ALAIN))
    const asked = { session, genre: 'depart', dossierId: id } as const
    const set = { etat: 'piecedemandee' } as const
    await services.db.updateTable('dossier').set(set).where('id', '=', id).execute()
    const piece = await app.addPiece(null, 'pièce', { analyse: 'sain' })
    await completeDossier(services, asked, [piece])
    await app.transmit()
    await services.db.updateTable('dossier').set({ etat: 'recue' }).where('id', '=', id).execute()
    await cancelDossier(services, asked, 'Je reste')
    await app.transmit()
    expect(await app.waiting()).toEqual([])
    expect(app.left(NUMERO, `pieces/${piece}.pdf`)).toBe('pièce')
    expect((await verified('0002-complement.json')).payload).toMatchObject({
      contenu: null,
      pieces: [{ pieceId: piece }],
    })
    expect((await verified('0003-annulation.json')).payload).toMatchObject({
      nature: 'annulation',
      contenu: { motif: 'Je reste' },
      pieces: [],
    })
  })

  it('leave alone when the request is cancelled: its files stay', async () => {
    const id = await app.addRequest()
    const piece = await app.addPiece(id, 'pièce', { analyse: 'sain' })
    await app.queue(id, 'demande', [piece])
    await app.services.db.updateTable('dossier').set({ etat: 'annulee' }).where('id', '=', id).execute()
    await app.transmit()
    expect(await app.waiting()).toHaveLength(1)
    expect(() => app.left(NUMERO, `pieces/${piece}.pdf`)).toThrow('ENOENT')
  })
})
