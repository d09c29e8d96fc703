import { expect, it } from 'vitest'
import { compteMisAJourMail, correctionAvanceeMail } from './correctionMails.ts'

const correction = { numero: 'CIR-2026-0000-0001', origin: 'https://exemple.fr' }

it.each([
  ['encours', 'est en cours d’étude', 'Vous n’avez rien à nous envoyer pour l’instant'],
  ['piecedemandee', 'Une pièce est demandée', 'Pour savoir laquelle et l’envoyer'],
  ['acceptee', 'est acceptée', 'reste à mettre à jour'],
  ['refusee', 'est refusée', 'Si vous n’êtes pas d’accord, écrivez à votre service'],
] as const)(
  'the mail of a correction at the state %s says what it is, and what comes next',
  (etat, dit, suite) => {
    const { sujet, paragraphes } = correctionAvanceeMail({ ...correction, etat })
    expect(sujet).toContain(dit)
    expect(paragraphes.join(' ')).toContain(suite)
    expect(paragraphes[0]).toContain('n° CIR-2026-0000-0001')
  },
)

it('the mail of an account that is up to date names the corrections that were accepted', () => {
  const said = (numeros: readonly string[]) =>
    compteMisAJourMail({ numeros, origin: correction.origin }).paragraphes.join(' ')
  expect(said(['A'])).toContain('La correction acceptée doit y figurer : n° A.')
  expect(said(['A', 'B'])).toContain('Les corrections acceptées doivent y figurer : n° A, n° B.')
})
