import { expect, it } from 'vitest'
import { MOTIF_ANNULATION_MAXIMUM } from './bornes.ts'
import { annulationFormSchema } from './suiviForm.ts'

it.each([
  ['AN-1 none', '', 'DOSSIER_MOTIF_OBLIGATOIRE'],
  ['AN-2 one that nobody sees', ' \u200B\u202E\r\n', 'DOSSIER_MOTIF_OBLIGATOIRE'],
  ['AN-3 too long', 'a'.repeat(MOTIF_ANNULATION_MAXIMUM + 1), 'DOSSIER_MOTIF_MAXIMUM'],
])('%s', (_, motif, key) => {
  expect(() => annulationFormSchema.validateSync({ motif })).toThrow(key)
})

it('AN-4 the reason is kept on one line, without what cannot be seen', () => {
  const motif = ` Je reste\r\nen poste\u001B${'\u200B'.repeat(MOTIF_ANNULATION_MAXIMUM)}`
  expect(annulationFormSchema.validateSync({ motif })).toEqual({ motif: 'Je reste en poste' })
})
