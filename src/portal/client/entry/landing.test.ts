import { describe, expect, it } from 'vitest'
import { defaultMessages } from '#contract/defaultMessages.ts'
import { messageKey } from '#contract/messages.ts'
import { paths, validationParameters } from '#portal/paths.ts'
import { arrivalOf, landingOf } from './landing.ts'

const arrival = (parameters: Readonly<Record<string, string>>) => arrivalOf(new URLSearchParams(parameters))

describe('arrivalOf', () => {
  it.each(validationParameters)('reads the token of %s', (lien) => {
    expect(arrival({ [lien]: 'ABC123' })).toEqual({ kind: 'lien', lien, jeton: 'ABC123' })
  })

  it.each(['', 'abc', 'AB C', 'ABÉ', 'AB%00', '<script>', 'A'.repeat(129)])(
    'finds no token in "%s"',
    (given) => {
      expect(arrival({ validationMail: given })).toEqual({
        kind: 'lien',
        lien: 'validationMail',
        jeton: undefined,
      })
    },
  )

  it('reads a message, which a link takes precedence over', () => {
    expect(arrival({ message: 'CLE' })).toEqual({ kind: 'message', message: 'CLE' })
    expect(arrival({ message: 'CLE', validationMail: 'A1' })?.kind).toBe('lien')
  })

  it('sees nothing in any other address', () => {
    expect(arrival({ autre: '1' })).toBeUndefined()
  })
})

describe('landingOf', () => {
  const refused = (status: 400 | 444 | 500 | 503, erreurCode = '') =>
    ({ status, body: { erreurCode } }) as const

  it('says that the account is created, or that the address is changed', () => {
    const ok = { status: 200, body: {} } as const
    expect(landingOf('validationInscription', 'A1', ok)).toMatchObject({
      reussi: true,
      message: messageKey('ESPACE_CREE'),
    })
    expect(landingOf('validationMail', 'A1', ok)).toMatchObject({
      reussi: true,
      message: messageKey('VALIDATION_CHANGEMENT_MAIL_OK'),
    })
  })

  it('opens the change of password with the token of its link', () => {
    expect(landingOf('validationMotDePasseOublie', 'A1', { status: 200, body: {} })).toEqual({
      kind: 'motDePasse',
      jeton: 'A1',
    })
  })

  it.each([444, 503] as const)('says the message of a refusal, %i', (status) => {
    expect(landingOf('validationMail', 'A1', refused(status, 'CODE'))).toEqual({
      kind: 'avis',
      sujet: 'validationMail',
      reussi: false,
      message: 'CODE',
    })
  })

  it.each([
    { status: 344, headers: { 'sre-location': paths.contact } },
    { status: 544, body: { erreurCode: 'MAINTENANCE' } },
  ] as const)('says nothing of %o, which leads elsewhere', (outcome) => {
    for (const lien of validationParameters)
      expect(landingOf(lien, 'A1', outcome)).toEqual({ kind: 'catalogue', outcome })
  })

  it('says of a link that nobody answered to open it again, and keeps it good', () => {
    for (const lien of validationParameters) {
      const said = landingOf(lien, 'A1', { status: 0 })
      expect(said).toMatchObject({ kind: 'avis', sujet: lien, reussi: false, sansReponse: true })
      expect(said.kind === 'avis' ? said.message : '').toContain('ouvrez de nouveau le lien')
    }
  })

  it.each([refused(444), refused(400), refused(500), { status: 'autre', http: 502 }] as const)(
    'has a sentence for %o',
    (outcome) => {
      for (const lien of validationParameters) {
        const said = landingOf(lien, 'A1', outcome)
        expect(said).toMatchObject({ kind: 'avis', sujet: lien, reussi: false })
        expect(defaultMessages).toHaveProperty([said.kind === 'avis' ? said.message : ''])
      }
    },
  )
})
