import { describe, expect, it } from 'vitest'
import { failures } from '#contract/kit/failures.ts'
import { documentOf, listPath, obstacleOf } from './envoimail.ts'

const UUID = '7b1f2c3d-0000-4000-8000-000000000004'

describe('the document to send', () => {
  it.each([
    [`documentUuid=${UUID}`, UUID],
    ['documentUuid=rien', undefined],
    [`documentUuid=${UUID}x`, undefined],
    ['', undefined],
  ])('of « %s » is %s', (search, expected) => {
    expect(documentOf(new URLSearchParams(search))).toBe(expected)
  })

  it.each([
    ['remunerationpaie', '/remunerationpaie?annee=2026'],
    ['pension', '/pension?annee=2026'],
    ['documentemployeur', '/documentemployeur'],
    [undefined, '/accueilconnecte'],
  ] as const)('of the area %s is listed at %s', (rubrique, expected) => {
    expect(listPath(rubrique === undefined ? { annee: 2026 } : { rubrique, annee: 2026 })).toBe(expected)
  })

  it.each([
    [{ status: 404, body: { erreurCode: 'INTROUVABLE' } }, 'inconnu'],
    [{ status: 444, body: { erreurCode: failures.envoiImpossible.erreurCode } }, 'impossible'],
    [{ status: 444, body: { erreurCode: 'AUTRE' } }, 'autre'],
    [{ status: 0 }, 'autre'],
  ] as const)('refused by %o is « %s »', (outcome, expected) => {
    expect(obstacleOf(outcome)).toBe(expected)
  })
})
