import { describe, expect, it } from 'vitest'
import type { Habilitation, ListeService } from '#contract/connexion/habilitation.ts'
import { services, type Service } from '#contract/kit/services.ts'
import { guardVerdict } from './guard.ts'

const rightsTo = (...granted: readonly Service[]): Habilitation => ({
  lectureSeule: false,
  listeService: Object.fromEntries(
    services.map((service) => [service, granted.includes(service)]),
  ) as ListeService,
  identification: { identite: 'Camille Moreau' },
  marque: 'camille',
  accesDemandeModificationCIR: false,
  accesVerificationCompte: false,
  dureeInactivite: 1200,
  dureeRestante: 28_800,
})

describe('guardVerdict', () => {
  it('opens public routes to anyone', () => {
    expect(guardVerdict('public', undefined)).toBe('ouvrir')
    expect(guardVerdict('public', rightsTo())).toBe('ouvrir')
  })

  it('sends visitors of any other route to sign in', () => {
    expect(guardVerdict('connecte', undefined)).toBe('connexion')
    expect(guardVerdict(['pension'], undefined)).toBe('connexion')
  })

  it('opens routes without a service to anyone signed in', () => {
    expect(guardVerdict('connecte', rightsTo())).toBe('ouvrir')
  })

  it.each(services)('opens the routes of %s to those who were granted it only', (service) => {
    const others = services.filter((other) => other !== service)
    expect(guardVerdict([service], rightsTo(service))).toBe('ouvrir')
    expect(guardVerdict([service], rightsTo(...others))).toBe('tableaudebord')
  })

  it('is content with one service of several', () => {
    expect(guardVerdict(['pension', 'remuneration'], rightsTo('remuneration'))).toBe('ouvrir')
    expect(guardVerdict(['pension', 'remuneration'], rightsTo('mesap'))).toBe('tableaudebord')
  })
})
