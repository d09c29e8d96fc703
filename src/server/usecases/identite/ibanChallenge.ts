import { createHmac } from 'node:crypto'
import type { IbanCache } from '#contract/identite.ts'
import { askedPairs, frenchIban, type HiddenIban, maskIban } from '#rules/iban.ts'
import { Refusal } from '../../Refusal.ts'
import type { Services } from '../../services.ts'
import { countAttempt, forgetAttempts } from '../../store/throttle.ts'

/** Tries at the digits of an IBAN, for one person, whoever makes them, and how long they count. */
const TRIES = 5
const DAY_MS = 24 * 60 * 60_000

/** Banks that many people are paid at: those of the invented IBAN must look like any other. */
const BANKS = ['30002', '30003', '30004', '10278', '20041', '17515', '14445', '18206']

/**
 * IBAN shown for someone whom the register does not know: the same each time for the same person, and nothing like a
 * real one but its shape. Nobody can complete it.
 */
const inventedIban = (key: string, nir: string): string => {
  const drawn = createHmac('sha256', key).update(`iban:${nir}`).digest()
  const digits = [...drawn].map((byte) => String(byte % 10)).join('')
  const bank = BANKS[(drawn[31] ?? 0) % BANKS.length] ?? ''
  return frenchIban(bank, digits.slice(0, 5), digits.slice(5, 16))
}

const hide = (iban: string): HiddenIban => {
  const hidden = maskIban(iban)
  if (!hidden) throw new Error('This IBAN has no two neighbouring groups of digits to ask.')
  return hidden
}

/** What is shown of the IBAN of a person: the register's, or an invented one when it has none. */
export const hiddenIbanOf = (key: string, nir: string, iban: string | undefined): IbanCache => {
  const { debut, masque, fin } = hide(iban !== undefined && maskIban(iban) ? iban : inventedIban(key, nir))
  return { ibanCacheDebut: debut, ibanCacheMasque: [...masque], ibanCacheFin: fin }
}

/**
 * Compares the four digits typed with the IBAN of a person; refuses a wrong answer, and every answer after five in a
 * day. The try is counted first, so that parallel guesses cannot outrun the limit.
 */
export const checkIbanDigits = async (
  { db, clock }: Services,
  nir: string,
  iban: string | undefined,
  typed: string,
): Promise<void> => {
  const key = `iban:${nir}`
  const tries = await countAttempt(db, key, clock().getTime(), DAY_MS)
  if (tries > TRIES) throw new Refusal('ibanBloque')
  const right = iban !== undefined && askedPairs(iban, hide(iban))?.join('') === typed
  if (!right) throw new Refusal(tries === TRIES ? 'ibanBloque' : 'ibanNonReconnu')
  await forgetAttempts(db, key)
}
