import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Finding } from '../findings.ts'
import type { Errand } from '../visits/errands.ts'
import { changedParts, hashes, type Part, type Read, readSource } from './hashes.ts'
import { addVisit, beginJournal, readJournal, type VisitRecord } from './journal.ts'
import { visitHashes, visitsThatHold } from './kept.ts'
import { sourcesOf } from './sourceGraph.ts'

const errand = (address: string, source?: string): Errand => ({
  target: {
    address,
    page: address,
    state: 'vide',
    whole: source === undefined,
    person: 'visiteur',
    recipe: '',
    ...(source && { source }),
    open: () => Promise.resolve(true),
  },
  settings: [{ theme: 'clair', width: 320 }],
})
const files = errand('fichier', 'stories/components/files/FileInput.stories.tsx')
const chart = errand('diagramme', 'stories/components/chart/ChartBars.stories.tsx')
const screen = errand('ecran--contact')
const all = [files, chart, screen]

/** The sources as they are, but for one file. */
const but =
  (changed: string): Read =>
  (file) =>
    file === changed ? `${readSource(file).toString()} ` : readSource(file)

const before = all.map(visitHashes())

describe('what was seen holds while nothing that decides of it changes', () => {
  it.each<[string, readonly boolean[]]>([
    ['docs/glossaire.md', [true, true, true]],
    ['a11y/gate.ts', [true, true, true]],
    ['a11y/defects/semes.json', [true, true, true]],
    ['src/server/contenu/accessibilite/accessibilite.json', [true, true, true]],
    ['src/portal/components/files/FileRow.tsx', [false, true, false]],
    ['src/portal/components/words/fichiers.ts', [false, true, false]],
    ['src/server/profil/routes.ts', [true, true, false]],
    ['src/server/kit/pdf/table.ts', [true, true, false]],
    ['src/server/contenu/content/aide/aidenonconnecte.ts', [true, true, false]],
    ['demo/demo.ts', [true, true, false]],
    ['a11y/screens/suivi.ts', [true, true, false]],
    ['stories/components/files/FileInput.stories.tsx', [false, true, true]],
    ['src/portal/styles/portal.css', [false, false, false]],
    ['.storybook/preview.tsx', [false, false, true]],
    ['package-lock.json', [false, false, false]],
    ['a11y/probes/presentation.ts', [false, false, false]],
  ])('%s', (changed, held) => {
    const after = all.map(visitHashes(but(changed)))
    expect(after.map((hash, at) => hash === before[at])).toEqual(held)
  })

  it('a change is told by the parts that it is of', () => {
    const changed = (file: string) => changedParts(hashes(), hashes(but(file)))
    expect(changed('src/server/kit/pdf/table.ts')).toEqual<Part[]>(['serveur', 'pdf'])
    expect(changed('a11y/probes/presentation.ts')).toEqual<Part[]>(['regard'])
    expect(changed('package-lock.json')).toEqual<Part[]>(['paquets'])
    expect(changedParts(undefined, hashes())).toHaveLength(8)
  })
})

it('what is imported is followed into every room, by its name or by a pattern', () => {
  const sources = [...sourcesOf('a11y/journeys/serve.ts')]
  expect(sources).toEqual(expect.arrayContaining(['src/server/start/start.ts', 'src/rules/product.ts']))
  expect(sources.filter((file) => file.startsWith('demo/'))).not.toEqual([])
  expect(sources.filter((file) => file.startsWith('src/demo'))).toEqual([])
  expect([...sourcesOf('stories/foundations/sources.ts')]).toContain(
    'src/portal/components/files/FileRow.tsx',
  )
})

const seen = { findings: [], ran: ['lang'], title: '', present: [], resolved: 0 }
const visit: VisitRecord = {
  address: 'a',
  settings: [{ theme: 'clair', width: 320 }],
  hash: '1',
  seen: [seen],
}

it('what failed is looked at again, and so is what another hash saw', () => {
  const failed = { ...visit, hash: '2', seen: [{ ...seen, findings: [{ level: 'echec' } as Finding] }] }
  const wanted = [files, chart]
  const hashed = ({ target }: Errand) => (target === files.target ? '1' : '2')
  expect(visitsThatHold([visit, failed, { ...visit, hash: '3' }], wanted, hashed)).toEqual([visit])
})

it('a journal that was cut keeps the visits that had ended, the last of each state', () => {
  const folder = mkdtempSync(join(tmpdir(), 'visites-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'dossier', 'visites.jsonl')
  expect(readJournal(path)).toEqual([])
  beginJournal(path, [visit])
  addVisit(path, { ...visit, address: 'b' })
  addVisit(path, { ...visit, hash: '2' })
  writeFileSync(path, readFileSync(path, 'utf8') + '{"address":"c","settings":[{')
  expect(readJournal(path).map(({ address, hash }) => address + hash)).toEqual(['a2', 'b1'])
})
