import { expect, it } from 'vitest'
import { compteSuitesMessages } from './wordsSuites.ts'

it.each([
  ['2', 1, 'Carrière : point 2. Si vous l’avez comparé à vos documents'],
  ['2, 4', 2, 'Carrière : points 2, 4. Si vous les avez comparés à vos documents'],
] as const)(
  'points that contradict a section (%s) agree with what is asked of them',
  (numeros, nombre, dit) => {
    expect(compteSuitesMessages.verification.confirmation.points('Carrière', numeros, nombre)).toContain(dit)
  },
)
