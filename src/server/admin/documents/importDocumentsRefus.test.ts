import { appendFileSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { databases } from '#testing/databases.ts'
import { manifestHeader, nirOf, smallPdf, writeCsv } from '../testing/folder.ts'
import { importApp, MARIE, row } from '../testing/importApp.ts'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

describe.each(databases)('what the import of documents refuses on %s', (name) => {
  let given: Awaited<ReturnType<typeof importApp>>

  beforeEach(async () => {
    given = await importApp(name)
  })
  afterEach(() => given.close())

  it.each([
    [
      { nir: `${MARIE.slice(0, 13)}${MARIE.endsWith('01') ? '02' : '01'}` },
      'La clé du numéro de sécurité sociale est fausse',
    ],
    [{ nir: nirOf(2) }, 'Aucun compte n’a ce numéro'],
    [{ genre: 'facture' }, 'La colonne « genre » doit être l’un de'],
    [{ code: '999' }, 'La colonne « code » doit être l’un de : 101, 102, 103, 111.'],
    [{ genre: 'titrepension' }, 'La colonne « code » doit être l’un de : 211.'],
    [{ date: '2026-02-30' }, 'n’est pas un jour qui existe'],
    [{ date: '3026-10-27' }, 'n’est pas un jour qui existe'],
    [{ montant: 'beaucoup' }, 'La colonne « montant »'],
    [{ titre: '' }, 'La colonne « titre » est vide'],
    [{ fichier: 'absent.pdf' }, 'n’est pas dans le dossier'],
    [{ fichier: '/tmp/a.pdf' }, 'mène hors du dossier importé'],
    [{ fichier: 'a.txt' }, 'doit finir par .pdf'],
    [{ fichier: 'lien.pdf' }, 'mène hors du dossier importé'],
    [{ fichier: 'vide.pdf' }, 'est vide'],
    [{ fichier: 'image.pdf' }, 'n’est pas un PDF : son contenu est du png'],
    [{ fichier: 'coupe.pdf' }, 'est coupé'],
  ])('refuses %o with its line, and imports the others', async (changes, motif) => {
    writeFileSync(given.path('vide.pdf'), '')
    writeFileSync(given.path('image.pdf'), PNG)
    writeFileSync(given.path('coupe.pdf'), smallPdf('Coupé').subarray(0, 200))
    symlinkSync('/etc/hostname', given.path('lien.pdf'))
    given.manifest(row(changes), row({ reference: 'P-2', fichier: 'b.pdf' }))
    expect(await given.run()).toMatchObject({ importe: 1, refuse: 1 })
    expect(given.report()).toMatch(/^\uFEFFligne;reference;motif\n2;P-1;/)
    expect(given.report()).toContain(motif)
    expect((await given.documents()).map(({ reference }) => reference)).toEqual(['P-2'])
  })

  it('refuses a path that climbs out of the folder, to a file that is there', async () => {
    const outside = `${given.folder}.pdf`
    writeFileSync(outside, smallPdf('Dehors'))
    given.manifest(row({ fichier: `../${basename(outside)}` }))
    expect(await given.run()).toMatchObject({ importe: 0, refuse: 1 })
    expect(given.report()).toContain('mène hors du dossier importé')
    rmSync(outside)
  })

  it('refuses a reference that the manifest has twice for a person', async () => {
    given.manifest(row(), row({ fichier: 'b.pdf' }))
    expect(await given.run()).toMatchObject({ importe: 1, refuse: 1 })
    expect(given.report()).toContain('figure déjà à la ligne 2')
  })

  it('reads commas, a mark of UTF-8, and tells a line that is cut or badly encoded', async () => {
    const comma = (values: string[]) => `${values.map((value) => `"${value}"`).join(',')}\n`
    writeFileSync(
      given.path('manifeste.csv'),
      `\uFEFF${comma(manifestHeader)}${comma(row())}P-2,trop,court\n`,
    )
    appendFileSync(given.path('manifeste.csv'), Buffer.from(comma(row({ reference: 'été' })), 'latin1'))
    expect(await given.run()).toMatchObject({ importe: 1, refuse: 2 })
    expect(given.report()).toContain('3;P-2;La ligne a 3 colonnes au lieu de 8.')
    expect(given.report()).toContain('n’est pas en UTF-8')
  })

  it('never writes its report over what it imports', async () => {
    given.manifest(row())
    const before = readFileSync(given.path('manifeste.csv'), 'utf8')
    await expect(given.run({ rapport: given.path('./manifeste.csv') })).rejects.toThrow(
      'choisissez un autre chemin',
    )
    expect(readFileSync(given.path('manifeste.csv'), 'utf8')).toBe(before)
  })

  it('refuses a manifest whose columns are not the right ones, saying which', async () => {
    writeCsv(given.path('manifeste.csv'), [['reference', 'nir', 'kind']])
    await expect(given.run()).rejects.toThrow(/Il manque : « genre », .*\nSont inconnues : « kind »/)
  })
})
