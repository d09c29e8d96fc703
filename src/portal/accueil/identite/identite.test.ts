import { expect, test } from 'vitest'
import { failures } from '#contract/kit/failures.ts'
import { messageKey } from '#contract/messages.ts'
import { hiddenIban, identiteRefus, refusDuMasque } from './identite.ts'

const unknown = messageKey('ERREUR_INCONNUE')
const refused = <const S extends 404 | 444 | 500>(status: S, erreurCode: string) => ({
  status,
  body: { erreurCode },
})

test('the masked IBAN takes the names of the component', () => {
  expect(hiddenIban({ ibanCacheDebut: 'FR76', ibanCacheMasque: ['••••'], ibanCacheFin: '9' })).toEqual({
    debut: 'FR76',
    masque: ['••••'],
    fin: '9',
  })
})

test('wrong digits leave the fields, a blocked check takes them away', () => {
  const { ibanNonReconnu, ibanBloque, identiteSansFacteur } = failures
  expect(identiteRefus(refused(444, ibanNonReconnu.erreurCode))).toEqual({
    message: ibanNonReconnu.erreurCode,
    bloque: false,
  })
  for (const { erreurCode } of [ibanBloque, identiteSansFacteur])
    expect(identiteRefus(refused(444, erreurCode))).toEqual({ message: erreurCode, bloque: true })
})

test('an event that is gone cannot be confirmed any more', () => {
  expect(identiteRefus(refused(404, 'INTROUVABLE'))).toEqual({ message: unknown, bloque: true })
})

test('a failure can be tried again', () => {
  expect(identiteRefus({ status: 0 })).toEqual({ message: unknown, bloque: false })
  expect(identiteRefus(refused(500, 'X'))).toEqual({ message: unknown, bloque: false })
})

test('a masked IBAN that is refused gives its message, any other failure none', () => {
  expect(refusDuMasque(refused(444, 'CODE'))).toBe('CODE')
  expect(refusDuMasque(refused(444, ''))).toBeUndefined()
  expect(refusDuMasque({ status: 0 })).toBeUndefined()
  expect(refusDuMasque(undefined)).toBeUndefined()
})
