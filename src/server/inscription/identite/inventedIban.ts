import { createHmac } from 'node:crypto'
import { foldName } from '#rules/profil/nomCivil.ts'
import { type HiddenIban, ibanLengths, maskIban } from '#rules/profil/iban.ts'

/** Who someone says to be. */
export interface Claim {
  readonly identifiant: string
  readonly nom: string
  readonly prenom: string
  readonly date_naissance: string
}

/** A claim as it is compared: the same person spelt in two ways is one claim. */
export const claimText = ({ identifiant, nom, prenom, date_naissance }: Claim): string =>
  [identifiant, foldName(nom), foldName(prenom), date_naissance].join('|')

/**
 * Countries whose banks people are paid at, as many times as their share; one account in forty is not French. Those of
 * `CONTROLLED` end in two check digits, from 01 to 97.
 */
const ABROAD = ['DE', 'DE', 'BE', 'BE', 'ES', 'IT', 'LU', 'PT']
const CONTROLLED = new Set(['FR', 'BE', 'PT'])
const ONE_ABROAD_IN = 40

/** One French account in seven holds a letter, in its ninth sign: those of La Banque postale. */
const ONE_POSTAL_IN = 7

/**
 * IBAN as it is shown for someone whom the register does not know under this number, these names and this birth: always
 * the same for the same claim, another for another. What shows of one follows what shows of real ones: the country, the
 * places of the digits asked, the last three characters. The seed is the portal's, for ever. There is no account behind: nobody can complete it.
 */
export const inventedIban = (seed: string, claim: Claim): HiddenIban => {
  const drawn = createHmac('sha512', seed)
    .update(`iban|${claimText(claim)}`)
    .digest()
  const pick = (place: number, among: number) => drawn.readUInt16BE(place) % among
  const country = pick(0, ONE_ABROAD_IN) === 0 ? (ABROAD[pick(2, ABROAD.length)] ?? 'DE') : 'FR'
  const length = ibanLengths[country] ?? 0
  const digits = [...drawn.subarray(8), ...drawn.subarray(8)].map((byte) => String(byte % 10)).join('')
  const start = `${country}${digits}`.slice(0, length - 2)
  const letter = country === 'FR' && pick(4, ONE_POSTAL_IN) === 0
  const account = letter ? `${start.slice(0, 21)}M${start.slice(22)}` : start
  const end = pick(6, CONTROLLED.has(country) ? 97 : 100) + (CONTROLLED.has(country) ? 1 : 0)
  const hidden = maskIban(account + String(end).padStart(2, '0'))
  if (!hidden) throw new Error('An invented IBAN has two neighbouring groups of digits to ask.')
  return hidden
}
