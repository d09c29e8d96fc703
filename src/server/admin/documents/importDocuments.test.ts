import { foundActs } from '#server/kit/audit/store.ts'
import { writeFileSync } from 'node:fs'
import { telechargements } from '#contract/documents/document.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ObjectStore, StorageFull } from '#server/kit/objects/ObjectStore.ts'
import { changeProfil } from '#server/kit/people/profils.ts'
import { mailsOf, send } from '#testing/calls.ts'
import { databases } from '#testing/databases.ts'
import { manifestHeader, smallPdf, writeCsv } from '../testing/folder.ts'
import { importApp, MARIE, row } from '../testing/importApp.ts'

describe.each(databases)('the import of documents on %s', (name) => {
  let given: Awaited<ReturnType<typeof importApp>>

  beforeEach(async () => {
    given = await importApp(name)
  })
  afterEach(() => given.close())

  it('adds documents that their person reads, an unread event for each, and one mail without amount', async () => {
    given.manifest(row(), row({ reference: 'P-2', fichier: 'b.pdf', date: '26/09/2026', montant: '' }))
    expect(await given.run()).toMatchObject({ importe: 2, present: 0, refuse: 0, interrompu: false })
    const [first] = await given.documents()
    expect(first).toMatchObject({
      annee: 2026,
      date_document: '2026-10-27',
      libelle2: `a.pdf (PDF, 1\u00A0ko)`,
      nom_fichier: 'a.pdf',
      recherche: expect.stringContaining('2345,67'),
    })
    const events = await given.home()
    expect(events.map(({ libelle1, libelle2, statut }) => [libelle1, libelle2, statut])).toEqual([
      ['Nouveau document de paie', 'Octobre 2026', 'EVE_NON_LU'],
      ['Nouveau document de paie', 'Octobre 2026', 'EVE_NON_LU'],
    ])
    const read = await send(
      given.portal,
      telechargements.remuneration,
      { query: { documentUuid: first?.uuid ?? '' } },
      { cookie: await given.portal.signIn(MARIE) },
    )
    expect(read.rawPayload).toEqual(smallPdf('A'))
    const mails = await mailsOf(given.portal)
    expect(mails.map(({ destinataire, genre }) => [destinataire, genre])).toEqual([
      ['marie@example.org', 'nouveauxdocuments'],
    ])
    expect(mails[0]?.texte).not.toMatch(/2345|Octobre/)
  })

  it('adds nothing again when it is run again, and what is new of a longer manifest', async () => {
    given.manifest(row())
    await given.run()
    expect(await given.run()).toMatchObject({ importe: 0, present: 1 })
    given.manifest(row(), row({ reference: 'P-2', fichier: 'b.pdf' }))
    expect(await given.run()).toMatchObject({ importe: 1, present: 1 })
    expect(await given.documents()).toHaveLength(2)
    expect(await given.home()).toHaveLength(2)
  })

  it('mails once an import even when it is stopped after a batch, and nobody who does not want it', async () => {
    const rows = Array.from({ length: 401 }, (_, index) => row({ reference: `P-${index}` }))
    given.manifest(...rows)
    const { services } = given.portal
    const stop = new AbortController()
    const objects: ObjectStore = {
      ...services.objects,
      put: (...file) => {
        stop.abort()
        return services.objects.put(...file)
      },
    }
    const stopped = given.run({ arret: stop.signal }, { ...services, objects })
    expect(await stopped).toMatchObject({ importe: 200, interrompu: true })
    expect(given.said.at(-1)).toContain('Relancez la même commande')
    expect(await given.run()).toMatchObject({ importe: 201, present: 200, interrompu: false })
    expect(await mailsOf(given.portal)).toHaveLength(1)
    await changeProfil(given.portal.services.db, given.marie, { notifications: '["pension"]' })
    given.manifest(row({ reference: 'P-500' }))
    await given.run()
    expect(await mailsOf(given.portal)).toHaveLength(1)
  })

  it('writes nothing when it is stopped while its rows are still counted', async () => {
    given.manifest(row())
    const tally = { importe: 0, present: 0, refuse: 0, interrompu: true }
    expect(await given.run({ arret: AbortSignal.abort() })).toMatchObject(tally)
    expect(await given.documents()).toEqual([])
    expect(given.said.at(-1)).toContain('Interrompu')
  })

  it('writes nothing when it is run blank, nor event and mail when told so', async () => {
    given.manifest(row(), row({ reference: 'P-2', fichier: 'absent.pdf' }))
    expect(await given.run({ aBlanc: true })).toMatchObject({ importe: 1, refuse: 1 })
    expect(await given.documents()).toEqual([])
    await given.run({ sansEvenement: true, sansCourriel: true })
    expect(await given.documents()).toHaveLength(1)
    expect([await given.home(), await mailsOf(given.portal)]).toEqual([[], []])
  })

  it('stops at a full disk with what to do, and goes on once there is room', async () => {
    const full = {
      ...given.portal.services.objects,
      put: () => Promise.reject(new StorageFull('x')),
    }
    given.manifest(row())
    await expect(given.run({}, { ...given.portal.services, objects: full })).rejects.toThrow(
      'Le disque est plein',
    )
    expect(await given.documents()).toEqual([])
    expect(await given.run()).toMatchObject({ importe: 1 })
  })

  it('puts back a file that has disappeared, and only the one that was imported', async () => {
    given.manifest(row())
    await given.run()
    const [document] = await given.documents()
    await given.portal.services.objects.remove(document?.fichier ?? '')
    expect(await given.run()).toMatchObject({ present: 1 })
    expect(await given.run({ reparer: true })).toMatchObject({ modifie: 1 })
    expect(await given.portal.services.objects.size(document?.fichier ?? '')).toBe(document?.taille)
    const acts = await foundActs(given.portal.services.db, { compteId: given.marie, most: 9 })
    expect(acts).toMatchObject([
      {
        acte: 'administration',
        objet: 'documents importer',
        motif:
          'Le fichier du document « Octobre 2026 » (P-1) avait disparu : il est remis, tel qu’il avait été importé.',
      },
    ])
    await given.portal.services.objects.remove(document?.fichier ?? '')
    writeFileSync(given.path('a.pdf'), smallPdf('Autre'))
    expect(await given.run({ reparer: true })).toMatchObject({ refuse: 1 })
    expect(given.report()).toContain('n’est pas celui qui avait été importé')
  })

  it('opens the pension to whom it brings a pension title, and to nobody else', async () => {
    const { db } = given.portal.services
    await db
      .updateTable('compte')
      .set({ services: JSON.stringify(['remuneration']) })
      .where('id', '=', given.marie)
      .execute()
    const services = async () =>
      (await db.selectFrom('compte').select('services').where('id', '=', given.marie).execute()).map((one) =>
        JSON.parse(one.services),
      )
    given.manifest(row())
    await given.run()
    expect(await services()).toEqual([['remuneration']])
    given.manifest(row({ reference: 'T-1', genre: 'titrepension', code: '211', titre: 'Titre de pension' }))
    expect(await given.run()).toMatchObject({ importe: 1 })
    expect(await services()).toEqual([['remuneration', 'pension']])
    const titre = (await given.documents()).find(({ genre }) => genre === 'titrepension')
    const read = await send(
      given.portal,
      telechargements.titrepension,
      { query: { documentUuid: titre?.uuid ?? '' } },
      { cookie: await given.portal.signIn(MARIE) },
    )
    expect(read.statusCode).toBe(200)
  })

  it('keeps a payslip given as data, and refuses one whose totals are wrong', async () => {
    const header = [...manifestHeader, 'donnees']
    const bulletin = {
      periode: '2026-10',
      situation: [],
      lignes: [{ code: 'T', libelle: 'Traitement', nature: 'aPayer', montant: 234_567 }],
      totaux: { brut: 234_567, deductions: 0, netAvantImpot: 234_567, impot: 0, net: 234_567 },
    }
    writeFileSync(given.path('juste.json'), JSON.stringify(bulletin))
    writeFileSync(given.path('faux.json'), JSON.stringify({ ...bulletin, lignes: [] }))
    writeCsv(given.path('manifeste.csv'), [
      header,
      [...row(), 'juste.json'],
      [...row({ reference: 'P-2' }), 'faux.json'],
    ])
    expect(await given.run()).toMatchObject({ importe: 1, refuse: 1 })
    const kept = await given.portal.services.db.selectFrom('bulletin').selectAll().execute()
    expect(kept.map(({ json }) => JSON.parse(json) as unknown)).toEqual([bulletin])
  })
})
