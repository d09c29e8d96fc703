import { describe, expect, it } from 'vitest'
import { services, type ListeService, type Service } from '#contract/connexion/habilitation.ts'
import { menuGroups } from './menuEntries.ts'

const menuFor = (...granted: readonly Service[]) => {
  const listeService = Object.fromEntries(
    services.map((service) => [service, granted.includes(service)]),
  ) as ListeService
  return menuGroups({ listeService }).map(({ nom, entries }) => [nom, entries.map((entry) => entry.nom)])
}

const alone = [undefined, ['accueil', 'profil']]

describe('the side menu', () => {
  it('keeps home and profile for those who were granted nothing', () => {
    expect(menuFor()).toEqual([alone])
  })

  it('shows every entry, in order, to those who were granted everything', () => {
    expect(menuFor(...services)).toEqual([
      alone,
      ['documents', ['remunerationpaie', 'pension', 'documentemployeur']],
      [
        'retraite',
        [
          'compteindividuelretraite',
          'simulateur',
          'demandedepartretraiteprogressive',
          'suividepartretraiteprogressive',
          'demandedepartretraite',
          'suividepartretraite',
        ],
      ],
    ])
  })

  it.each([
    ['remuneration', ['documents', ['remunerationpaie']]],
    ['pension', ['documents', ['pension']]],
    ['documentemployeur', ['documents', ['documentemployeur']]],
    ['compteindividuelretraite', ['retraite', ['compteindividuelretraite']]],
    ['simulation', ['retraite', ['simulateur']]],
    ['demandedepartretraite', ['retraite', ['demandedepartretraite']]],
    ['demandedepartretraiteprogressive', ['retraite', ['demandedepartretraiteprogressive']]],
    ['suividepartretraite', ['retraite', ['suividepartretraite']]],
    ['suividepartretraiteprogressive', ['retraite', ['suividepartretraiteprogressive']]],
  ] as const)('shows to those who were granted %s its own entry', (service, group) => {
    expect(menuFor(service)).toEqual([alone, group])
  })

  it.each(['mesap', 'retraite'] as const)('has no entry for %s', (service) => {
    expect(menuFor(service)).toEqual([alone])
  })
})
