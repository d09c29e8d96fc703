import { expect, it } from 'vitest'
import { nouvelleConversationFormSchema } from './messagerieForm.ts'

const typed = { theme: 'identite', objet: ' Mon nom ', texte: ' Bonjour\r\nà vous ', reference: ' ' }

it('gives a conversation without what surrounds it, its lines told apart in one way', () => {
  expect(nouvelleConversationFormSchema.validateSync(typed)).toEqual({
    theme: 'identite',
    objet: 'Mon nom',
    texte: 'Bonjour\nà vous',
    reference: '',
  })
})

it('counts the end of a line as one character', () => {
  const lines = (count: number) => ({ ...typed, texte: `${'x\r\n'.repeat(count)}x` })
  expect(() => nouvelleConversationFormSchema.validateSync(lines(2499))).not.toThrow()
  expect(() => nouvelleConversationFormSchema.validateSync(lines(2500))).toThrow(/TEXTE_MAXIMUM/)
})

it.each([
  [{ theme: '' }, 'THEME_OBLIGATOIRE'],
  [{ theme: 'inconnu' }, 'THEME_OBLIGATOIRE'],
  [{ objet: ' ' }, 'OBJET_OBLIGATOIRE'],
  [{ objet: '\u200B' }, 'OBJET_OBLIGATOIRE'],
  [{ texte: ' \n ' }, 'TEXTE_OBLIGATOIRE'],
  [{ texte: '\u200B\n\u2060' }, 'TEXTE_OBLIGATOIRE'],
])('refuses %o', (change, key) => {
  expect(() => nouvelleConversationFormSchema.validateSync({ ...typed, ...change })).toThrow(
    `SRE_ESPACEAGENT_MESSAGERIE_${key}`,
  )
})

it('keeps what joins the signs of a text that is read', () => {
  const texte = 'Merci 👩\u200D👧'
  expect(nouvelleConversationFormSchema.validateSync({ ...typed, texte }).texte).toBe(texte)
})
