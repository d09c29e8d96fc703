import { rubriques } from '#contract/documents/rubrique.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BulletinFault, storedAttestation } from './storedBulletin.ts'
import { addBulletins } from '../store/bulletins.ts'
import { refusalOf, send } from '#testing/calls.ts'
import { databases } from '#testing/databases.ts'
import { rubriqueApp } from '#testing/apps/rubriqueApp.ts'

const { attestations, comparaison } = rubriques.remunerationpaie
const of2025 = { annee: 2025, netImposable: 4_099_106, impot: 344_324 }
const of2024 = { annee: 2024, netImposable: 3_846_204, impot: 323_081 }

describe.each(databases)('the amounts to declare on %s', (database) => {
  let app: Awaited<ReturnType<typeof rubriqueApp>>
  const uuids: string[] = []
  const read = async (who: 'camille' | 'ange', call = attestations as typeof attestations) =>
    (await send(app.portal, call, {}, { cookie: app.cookies[who] })).json<object>()

  beforeAll(async () => {
    app = await rubriqueApp(database)
    const older = await app.give('camille', {
      libelle1: 'Attestation fiscale 2024',
      date_document: '2025-02-15',
    })
    const newer = await app.give('camille', {
      libelle1: 'Attestation fiscale 2025',
      date_document: '2026-02-15',
    })
    await app.give('camille', { libelle1: 'Attestation sans données' })
    const pension = await app.give('camille', { genre: 'remunerationpension' })
    const others = await app.give('ange', { libelle1: 'Attestation fiscale 2025' })
    uuids.push(newer, older)
    await addBulletins(app.portal.services.db, [
      { document_uuid: older, json: JSON.stringify(of2024) },
      { document_uuid: newer, json: JSON.stringify(of2025) },
      { document_uuid: pension, json: JSON.stringify({ ...of2025, netImposable: 691_524 }) },
      { document_uuid: others, json: JSON.stringify({ ...of2025, impot: 1 }) },
    ])
  })
  afterAll(() => app.portal.close())

  it('are those of the certificates known as data, of this list and account, the last year first', async () => {
    expect(await read('camille')).toEqual({
      listeAttestation: [
        {
          ...of2025,
          documentUuid: uuids[0],
          libelle: 'Attestation fiscale 2025',
          dateDocument: '2026-02-15',
        },
        {
          ...of2024,
          documentUuid: uuids[1],
          libelle: 'Attestation fiscale 2024',
          dateDocument: '2025-02-15',
        },
      ],
    })
    expect(await read('ange')).toMatchObject({ listeAttestation: [{ impot: 1 }] })
    const { listeAttestation } = (await read('camille', rubriques.pension.attestations as never)) as {
      listeAttestation: readonly { netImposable: number }[]
    }
    expect(listeAttestation.map(({ netImposable }) => netImposable)).toEqual([691_524])
  })

  it('cannot be compared as payslips are', async () => {
    const [avant = '', apres = ''] = uuids
    const answer = await send(
      app.portal,
      comparaison,
      { query: { avant, apres } },
      { cookie: app.cookies.camille },
    )
    expect(refusalOf(answer)[0]).toBe(444)
  })
})

it.each([{}, { ...of2025, annee: '2025' }, { ...of2025, impot: -1 }, { ...of2025, netImposable: 1.5 }, null])(
  'a certificate as data has its year and two amounts in cents: %j is none',
  (json) => expect(() => storedAttestation(json)).toThrow(BulletinFault),
)
