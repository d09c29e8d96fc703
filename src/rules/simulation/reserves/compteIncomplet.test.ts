import { expect, it } from 'vitest'
import { compteType, periode } from '#rules/retraite/estimation/testing/comptesType.ts'
import { demandeNue } from '#rules/retraite/estimation/testing/demandeType.ts'
import type { CompteDecrit, Estimee } from './compteDecrit.ts'
import { reservesDe } from './reserves.ts'

const reserves = (compte: Partial<CompteDecrit>, faits: Partial<Estimee> = {}) =>
  reservesDe({ ...compteType, ...compte }, { demande: demandeNue, regle: '2026-09-01', decote: 11, ...faits })

// Règlement (CE) n° 883/2004, art. 6 and 60: whatever the account, it cannot tell that nothing was worked abroad.
it.each([[[]], [compteType.autresRegimes]] as const)(
  'an amount leaves out the periods worked out of France, whatever other schemes the account shows (%#)',
  (autresRegimes) => {
    expect(reserves({ autresRegimes }).nonComptes.join('\n')).toMatch(
      /hors de France.*durée d’assurance, pas dans les services.*n°\s883\/2004\)\. Pour un autre pays/,
    )
  },
)

it.each([
  ['a hole of two months', '1996-03-01', '2026-11-20', /: 1 point à vérifier peut changer ce montant\.$/],
  ['nothing', '1996-01-01', '2026-11-20', undefined],
  ['a hole, which the screen tells itself', '1996-03-01', undefined, undefined],
] as const)('an amount supposes that the account is right, which has %s', (_, reprise, aujourdhui, dit) => {
  const carriere = [periode('p', '1990-01-01', '1995-12-31'), periode('q', reprise)]
  const compte = { carriere, enfantsDeclares: compteType.enfants.length }
  const { suppositions } = reserves(compte, aujourdhui === undefined ? {} : { aujourdhui })
  const phrase = suppositions.find((une) => une.startsWith('Votre compte tel qu’il est'))
  if (dit) expect(phrase).toMatch(dit)
  else expect(phrase).toBeUndefined()
})
