import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { foundActs } from '#server/kit/audit/store.ts'
import { eraseComptes } from '#server/kit/database/erase.ts'
import { purge } from '#server/purge.ts'
import { databases } from '#testing/databases.ts'
import { nirOf } from '../testing/folder.ts'
import { importApp, row } from '../testing/importApp.ts'
import { keptOutput } from '../testing/output.ts'
import { withdrawDocument } from './withdrawDocument.ts'

const JEAN = nirOf(2)

describe.each(databases)('a row whose document was withdrawn, on %s', (name) => {
  let given: Awaited<ReturnType<typeof importApp>>

  beforeEach(async () => {
    given = await importApp(name)
    given.manifest(row(), row({ reference: 'P-2', fichier: 'b.pdf' }))
    await given.run()
    await withdraw('P-1')
  })
  afterEach(() => given.close())

  const withdraw = (uuid: string) =>
    withdrawDocument(given.portal.services, { uuid, motif: 'Envoyé par erreur' }, {}, keptOutput().output)

  const remembered = () => given.portal.services.db.selectFrom('document_retire').selectAll().execute()
  const references = async () => (await given.documents()).map(({ reference }) => reference)
  const noted = async () => {
    const acts = await foundActs(given.portal.services.db, { most: 9 })
    return acts.map(({ compte_id, motif }) => ({ compte_id, motif }))
  }

  it('is refused when it is imported again, tried or not, and the others go on', async () => {
    for (const aBlanc of [true, false]) {
      expect(await given.run({ aBlanc })).toMatchObject({ importe: 0, present: 1, refuse: 1 })
      expect(given.report()).toContain(
        '2;P-1;Ce document a été retiré à cette personne le 20/11/2026 : corrigez le numéro de cette ligne, ou ôtez-la. S’il lui revient bien, relancez avec « --rendre P-1 ».',
      )
    }
    expect(await references()).toEqual(['P-2'])
    expect(await given.portal.services.db.selectFrom('fichier_attendu').selectAll().execute()).toEqual([])
  })

  it('goes to the person whose it is, once its number is corrected', async () => {
    const jean = await given.portal.addPerson(JEAN)
    given.manifest(row({ nir: JEAN }))
    expect(await given.run()).toMatchObject({ importe: 1 })
    expect((await given.documents())[0]).toMatchObject({ reference: 'P-1', compte_id: jean })
  })

  it('gives its document back where that is asked for, which the journal keeps, until it is withdrawn again', async () => {
    await withdraw('P-2')
    const rendre = ['P-1']
    expect(await given.run({ rendre, aBlanc: true })).toMatchObject({ importe: 1, refuse: 1 })
    expect([await noted(), await remembered()]).toEqual([[], [expect.anything(), expect.anything()]])
    expect(await given.run({ rendre })).toMatchObject({ importe: 1, refuse: 1 })
    expect(await references()).toEqual(['P-1'])
    expect(await noted()).toEqual([
      {
        compte_id: given.marie,
        motif: 'Le document « Octobre 2026 » (P-1), retiré le 20/11/2026, est rendu : l’import le demandait.',
      },
    ])
    expect(await given.run()).toMatchObject({ present: 1, refuse: 1 })
    await withdraw('P-1')
    expect(await given.run()).toMatchObject({ refuse: 2 })
  })

  it('says which references gave nothing back', async () => {
    await given.run({ rendre: ['P-1', 'P-9', 'P-2'] })
    expect(given.said.filter((line) => line.includes('--rendre'))).toEqual([
      expect.stringMatching(/^« --rendre P-9 » n’a rien rendu : .* Vérifiez-la\.$/),
      expect.stringMatching(/^« --rendre P-2 » n’a rien rendu/),
    ])
  })

  it.each(['its account is', 'sixty months have'])('is remembered until %s gone', async (until) => {
    const { services } = given.portal
    if (until === 'its account is') await eraseComptes(services.db, [given.marie])
    else {
      const sixtyMonths = Date.UTC(2031, 10, 20, 12) - services.clock().getTime()
      given.portal.wait(sixtyMonths)
      await purge(services, { sure: true })
      expect(await remembered()).toHaveLength(1)
      given.portal.wait(86_400_000)
      await purge(services, { sure: true })
    }
    expect(await remembered()).toEqual([])
  })
})
