import { describe, expect, it } from 'vitest'
import { sayList } from './Runner.ts'
import { keptOutput } from './testing/output.ts'

describe('a list of the administration', () => {
  const listed = async (there: number) => {
    const { said, output } = keptOutput()
    const all = Array.from({ length: there }, (_, rank) => rank + 1)
    const ask = async (most: number) => all.slice(0, most)
    await sayList({ ask, lineOf: (rank) => `ligne ${rank}`, none: 'Il n’y a rien.' }, output)
    return said
  }

  it('has a line for each row, or says that there are none', async () => {
    expect(await listed(2)).toEqual(['ligne 1', 'ligne 2'])
    expect(await listed(0)).toEqual(['Il n’y a rien.'])
    expect(await listed(200)).toHaveLength(200)
  })

  it('is never cut without saying so', async () => {
    expect((await listed(201)).slice(199)).toEqual([
      'ligne 200',
      'Voici les 200 premières lignes : il y en a d’autres.',
    ])
  })
})
