import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accueilconnecte, type Accueil } from '#contract/accueil/evenement.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { send } from '#testing/calls.ts'
import { databases } from '#testing/databases.ts'
import { testApp, type TestApp } from '#testing/testApp.ts'
import { addEvenement, importEvenements } from './importEvenements.ts'
import { nirOf, writeCsv } from '../testing/folder.ts'
import { keptOutput } from '../testing/output.ts'

const ANNE = nirOf(1)
const event = {
  nir: ANNE,
  service: 'information',
  libelle1: 'Réunion d’information',
  date: '2026-11-19',
  reference: 'R-1',
}

describe.each(databases)('events of the administration on %s', (name) => {
  let portal: TestApp
  const { said, output } = keptOutput()
  const home = async () =>
    (await send(portal, accueilconnecte, {}, { cookie: await portal.signIn(ANNE) })).json<Accueil>().donnee
      .listeEvenement

  beforeEach(async () => {
    portal = await testApp(name)
    await portal.addPerson(ANNE)
  })
  afterEach(() => portal.close())

  it('adds an event on top, once a reference', async () => {
    await addEvenement(portal.services, event, output)
    const opens = { ...event, reference: 'R-2', action: 'ouvrirUrl', url: 'https://www.example.org/a' }
    await addEvenement(portal.services, opens, output)
    await addEvenement(portal.services, opens, output)
    expect((await home()).map(({ referenceUrl, statut }) => [referenceUrl, statut])).toEqual([
      ['https://www.example.org/a', 'EVE_NON_LU'],
      [undefined, 'EVE_NON_LU'],
    ])
  })

  it('takes the longest titles and the longest address together, which one index holds', async () => {
    const letters = (count: number) =>
      Array.from({ length: count }, (_, rank) =>
        String.fromCodePoint(0x4e00 + ((rank * 7919) % 20_000)),
      ).join('')
    const url = `https://e.fr/${encodeURIComponent(letters(109))}`
    await addEvenement(
      portal.services,
      { ...event, libelle1: letters(200), libelle2: letters(200), action: 'ouvrirUrl', url },
      output,
    )
    expect(await home()).toMatchObject([{ libelle1: letters(200), referenceUrl: url }])
  })

  it.each([
    [{ action: 'ouvrirUrl', url: 'http://www.example.org' }, 'commence par https://'],
    [{ action: 'ouvrirUrl', url: 'javascript:alert(1)' }, 'commence par https://'],
    [{ action: 'ouvrirUrl', url: `https://www.example.org/${'a'.repeat(1000)}` }, 'dépasse 1000 octets'],
    [{ action: 'ouvrirUrl' }, 'vont ensemble'],
    [{ action: 'ouvrirDocument' }, 'La colonne « action »'],
    [{ nir: nirOf(9) }, 'Aucun compte'],
    [{ date: 'demain' }, 'n’est pas un jour'],
  ])('refuses %o', async (changes, motif) => {
    await expect(addEvenement(portal.services, { ...event, ...changes }, output)).rejects.toThrow(motif)
    expect(await home()).toEqual([])
  })

  it('imports a file, again without doubles, and tells refused rows', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'espace-agent-evenements-'))
    const file = join(folder, 'evenements.csv')
    const header = ['reference', 'nir', 'service', 'libelle1', 'date', 'action', 'url']
    writeCsv(file, [
      header,
      ['R-1', ANNE, 'retraite', 'Un', '2026-11-01', '', ''],
      ['R-2', ANNE, 'retraite', 'Deux', '2026-11-02', 'ouvrirUrl', 'ftp://x'],
    ])
    expect(await importEvenements(portal.services, { file, aBlanc: true }, output)).toMatchObject({
      importe: 1,
    })
    expect(await home()).toEqual([])
    expect(await importEvenements(portal.services, { file }, output)).toMatchObject({ importe: 1, refuse: 1 })
    expect(await importEvenements(portal.services, { file }, output)).toMatchObject({ present: 1, refuse: 1 })
    expect(await home()).toHaveLength(1)
    expect(said.join('\n')).toContain('Ligne 3 refusée (R-2)')
    rmSync(folder, { recursive: true })
  })
})
