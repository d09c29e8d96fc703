import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'
import rgaa from '../../a11y/data/rgaa-4.1.2.json' with { type: 'json' }

const read = (path: string) => readFileSync(path, 'utf8')

/** Components of react-dsfr that the portal imports: what it gives that is none begins with a small letter. */
const imported = new Set(
  globSync('src/portal/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] }).flatMap((path) =>
    [...read(path).matchAll(/'@codegouvfr\/react-dsfr\/([A-Z]\w+)\.js'/g)].map(([, name = '']) => name),
  ),
)

const shown = globSync('stories/dsfr/*.stories.tsx').map((path) => basename(path, '.stories.tsx'))

it('every component of react-dsfr in use has its page, and no other has one', () => {
  expect(shown.toSorted()).toEqual([...imported].toSorted())
})

it.each(shown)('the page of %s shows it and its own record', (name) => {
  const source = read(`stories/dsfr/${name}.stories.tsx`)
  expect(source).toContain(`title: 'DSFR/${name}'`)
  expect(source).toContain(`component: ${name},`)
  expect(source).toContain(`primitive('${name}')`)
})

it('records name criteria that the referential has', () => {
  const lists = [...read('stories/dsfr/primitives.ts').matchAll(/rgaa: \[([^\]]*)\]/g)]
  const named = lists.flatMap(([, list = '']) => list.match(/\d+\.\d+/g) ?? [])
  const known = new Set(rgaa.criteria.map(({ id }) => id))
  expect(lists).toHaveLength(shown.length)
  expect(named.filter((id) => !known.has(id))).toEqual([])
})
