import { createHmac } from 'node:crypto'
import { foldName } from '#rules/profil/nomCivil.ts'
import { frenchIban } from '#rules/profil/iban.ts'
import type { Services } from '#server/services.ts'

/** Who someone says to be. */
export interface Claim {
  readonly identifiant: string
  readonly nom: string
  readonly prenom: string
  readonly date_naissance: string
}

/** Banks and networks that many people are paid at. */
const BANKS = [
  '30002',
  '30003',
  '30004',
  '30056',
  '10278',
  '17515',
  '14445',
  '18206',
  '10107',
  '16958',
  '30066',
]

/** La Banque postale, whose accounts hold a letter. */
const POSTAL = '20041'

/** Bank of the demo's invented accounts: theirs must not stand out. */
const DEMO = '99999'

/**
 * IBAN shown for someone whom the register does not know under this number, these names and this birth: always the same
 * for the same claim, another one for another, as a register that knew them would have it. Nobody can complete it.
 */
export const inventedIban = ({ key, config }: Pick<Services, 'key' | 'config'>, claim: Claim): string => {
  const { identifiant, nom, prenom, date_naissance } = claim
  const told = ['iban', identifiant, foldName(nom), foldName(prenom), date_naissance].join('|')
  const drawn = [...createHmac('sha512', key).update(told).digest()]
  const digits = drawn.map((byte) => String(byte % 10)).join('')
  const banks = [...BANKS, POSTAL, POSTAL, ...(config.demo ? [DEMO, DEMO, DEMO, DEMO] : [])]
  const bank = banks[(drawn[40] ?? 0) % banks.length] ?? POSTAL
  if (bank !== POSTAL) return frenchIban(bank, digits.slice(0, 5), digits.slice(5, 16))
  const letter = String.fromCharCode(65 + ((drawn[41] ?? 0) % 26))
  return frenchIban(
    bank,
    `010${digits.slice(0, 2)}`,
    `${digits.slice(5, 12)}${letter}${digits.slice(12, 15)}`,
  )
}
