import { from, type Plant, type sound, type } from './plants.ts'

/** Circles between folders, in a house of their own: what is planted against other walls goes round by the way. */
export const rings: readonly Plant[] = [
  ['src/rules/ronde/un/a.ts', from('../deux/y.ts'), 'in a circle: un → deux → un.'],
  ['src/rules/ronde/deux/a.ts', type('#rules/ronde/un/y.ts'), 'in a circle: deux → un → deux.'],
  ['demo/ronde/un/a.ts', from('../deux/y.ts'), 'in a circle: un → deux → un.'],
  ['demo/ronde/deux/a.ts', from('#demo/ronde/un/y.ts'), 'in a circle: deux → un → deux.'],
  ['src/server/kit/ronde/un/a.ts', from('../deux/sous/y.ts'), 'in a circle: un → deux → trois → un.'],
  ['src/server/kit/ronde/deux/a.ts', "export * from '../trois/y.ts'", 'in a circle: deux → trois'],
  ['src/server/kit/ronde/trois/sous/a.ts', "export const d = () => import('../../un/y.ts')", 'in a circle'],
]

/** Arrows that go round in none. */
export const soundRings: typeof sound = [
  ['src/rules/ronde/z.ts', `${from('./un/y.ts')}; ${from('./trois/y.ts')}`],
  ['src/rules/ronde/un/z.ts', `${from('../trois/y.ts')}; ${from('../z.ts')}; ${from('./sous/y.ts')}`],
  ['src/rules/ronde/trois/z.test.ts', from('../un/y.ts')],
]
