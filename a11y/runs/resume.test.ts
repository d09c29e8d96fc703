import { mkdtempSync, rmSync, writeFileSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { addVisit, beginJournal, readJournal, type VisitRecord } from './journal.ts'
import { untouchedBy } from './resume.ts'
import { sourcesOf } from './sourceGraph.ts'

const files = { source: 'stories/components/files/FileInput.stories.tsx' }
const chart = { source: 'stories/components/chart/ChartBars.stories.tsx' }
const screen = {}

describe('what a change asks to look at again', () => {
  it.each<[string, readonly boolean[]]>([
    ['src/portal/components/files/FileRow.tsx', [false, true, false]],
    ['src/portal/components/words/fichiers.ts', [false, true, false]],
    ['src/server/profil/routes.ts', [true, true, false]],
    ['stories/components/files/FileInput.stories.tsx', [false, true, true]],
    ['src/portal/styles/portal.css', [false, false, false]],
    ['.storybook/preview.tsx', [false, false, false]],
    ['package-lock.json', [false, false, false]],
    ['a11y/probes/presentation.ts', [false, false, false]],
    ['a11y/screens/suivi.ts', [true, true, false]],
  ])('%s', (changed, untouched) => {
    expect([files, chart, screen].map(untouchedBy([changed]))).toEqual(untouched)
  })
})

it('what is imported is followed into every room', () => {
  const sources = [...sourcesOf('a11y/journeys/serve.ts')]
  expect(sources).toEqual(expect.arrayContaining(['src/server/start/start.ts', 'src/rules/product.ts']))
  expect(sources.filter((file) => file.startsWith('demo/'))).not.toEqual([])
  expect(sources.filter((file) => file.startsWith('src/demo'))).toEqual([])
})

const visit: VisitRecord = {
  address: 'composants-x--vide',
  settings: [{ theme: 'clair', width: 320 }],
  seen: [{ findings: [], ran: ['lang'], title: '', present: [], resolved: 0 }],
}

it('a journal that was cut keeps the visits that had ended', () => {
  const folder = mkdtempSync(join(tmpdir(), 'visites-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'dossier', 'visites.jsonl')
  expect(readJournal(path)).toBeUndefined()
  beginJournal(path, [visit])
  addVisit(path, { ...visit, address: 'b' })
  writeFileSync(path, readFileSync(path, 'utf8') + '{"address":"c","settings":[{')
  expect(readJournal(path)?.visits.map(({ address }) => address)).toEqual(['composants-x--vide', 'b'])
})
