import { describe, expect, it } from 'vitest'
import { askedPositions, shownOf } from '#rules/profil/iban.ts'
import { inventedIban } from './inventedIban.ts'

const claim = (rank: number) => ({
  identifiant: String(rank).padStart(15, '0'),
  nom: 'Rivière',
  prenom: 'Zoé',
  date_naissance: '1993-05-02',
})
const invented = Array.from({ length: 4000 }, (_, rank) => inventedIban('essai', claim(rank)))
const share = (hidden: typeof invented) => hidden.length / invented.length

describe('what shows of an invented IBAN follows what shows of real ones', () => {
  it('a country, three characters of the end, and the places of the digits asked', () => {
    for (const hidden of invented) {
      expect(shownOf(hidden).debut).toMatch(/^[A-Z]{2}$/)
      // A German or a Portuguese IBAN has fewer characters after the groups asked.
      expect(shownOf(hidden).fin).toMatch(hidden.debut.startsWith('FR') ? /^\d{3}$/ : /^\d{1,3}$/)
      expect(askedPositions(hidden)).toHaveLength(2)
    }
  })

  it('French ones end in a key of 01 to 97, each as often', () => {
    const keys = invented
      .filter(({ debut }) => debut.startsWith('FR'))
      .map(({ fin }) => Number(fin.slice(-2)))
    expect([Math.min(...keys), Math.max(...keys), new Set(keys).size]).toEqual([1, 97, 97])
  })

  it('some are asked elsewhere, as accounts that hold a letter are, and some come from abroad', () => {
    const french = invented.filter(({ debut }) => debut.startsWith('FR'))
    const postal = french.filter((hidden) => askedPositions(hidden)[0] === 13)
    expect(french.every((hidden) => [13, 17].includes(askedPositions(hidden)[0] ?? 0))).toBe(true)
    expect(share(postal)).toBeGreaterThan(0.11)
    expect(share(postal)).toBeLessThan(0.17)
    expect(share(french)).toBeGreaterThan(0.96)
    expect(share(french)).toBeLessThan(0.99)
  })

  it('is the same for the same claim, spelling aside, and another for another key', () => {
    const [one, other] = [claim(7), { ...claim(7), nom: 'RIVIERE' }]
    expect(inventedIban('essai', other)).toEqual(inventedIban('essai', one))
    const ends = (key: string) => [1, 2, 3].map((rank) => inventedIban(key, claim(rank)).fin)
    expect(ends('autre')).not.toEqual(ends('essai'))
  })
})
