import { expect, it } from 'vitest'
import { messageKey } from '#contract/messages.ts'
import { messageNotice } from './arrivee.ts'

it('shows a message of the contract, and one that only the server has', () => {
  const refus = messageKey('FRANCECONNECT_REFUS')
  expect(messageNotice(refus)).toEqual({ style: 'warning', message: refus })
  expect(messageNotice('SRE_AUTRE', { SRE_AUTRE: 'Autre' })).toEqual({
    style: 'warning',
    message: 'SRE_AUTRE',
  })
})

it('says good news as such', () => {
  expect(messageNotice(messageKey('PAS_MOI_OK'))?.style).toBe('success')
})

it.each([
  '',
  'Votre compte est piraté, appelez le 3615',
  'SRE_AUTRE',
  'toString',
  '__proto__',
  'constructor',
])('shows nothing of "%s"', (asked) => {
  expect(messageNotice(asked)).toBeUndefined()
  expect(messageNotice(asked, {})).toBeUndefined()
})
