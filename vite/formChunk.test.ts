import { expect, it } from 'vitest'
import { hasForms, type Modules } from './formChunk.ts'

const FORMIK = '/node_modules/formik/index.js'

const modules = (imports: Readonly<Record<string, readonly string[]>>): Modules => ({
  getModuleInfo: (id) => ({ importedIds: imports[id] ?? [] }),
})

it('finds a library of the forms behind others, and none where there is none', () => {
  const build = modules({ screen: ['words', 'field'], field: [FORMIK], words: ['dates'] })
  expect(['screen', 'field', FORMIK, 'words', 'dates'].map((id) => hasForms(id, build))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})

it.each([[['a', 'b']], [['b', 'a']]])(
  'finds it from every file of a circle, asked in the order %j',
  (order) => {
    const build = modules({ a: ['b', 'c'], b: ['a'], c: [FORMIK] })
    expect(order.map((id) => hasForms(id, build))).toEqual([true, true])
  },
)

it('finds none in a circle that has none', () => {
  const build = modules({ a: ['b'], b: ['a'], c: ['a', FORMIK] })
  expect(['c', 'a', 'b'].map((id) => hasForms(id, build))).toEqual([true, false, false])
})
