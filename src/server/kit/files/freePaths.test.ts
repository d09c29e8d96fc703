import { expect, it } from 'vitest'
import { freePaths, safeName } from './freePaths.ts'

it('gives files of one name a path each, whatever their capitals and the names that others already have', () => {
  const free = freePaths()
  const paths = ['scan.pdf', 'scan.pdf', 'scan (2).pdf', 'Scan.pdf', 'sans', 'sans'].map(free)
  expect(paths).toEqual(['scan.pdf', 'scan (2).pdf', 'scan (2) (2).pdf', 'Scan (3).pdf', 'sans', 'sans (2)'])
  expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length)
})

it('takes out of a name what a system would refuse', () => {
  expect(['..\\secret', 'a/b:c?.pdf', '.cache'].map(safeName)).toEqual(['__secret', 'a_b_c_.pdf', '_cache'])
})
