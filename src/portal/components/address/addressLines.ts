import { FRANCE, type Country } from '#rules/profil/adresse.ts'
import type { Address } from './AddressInput.tsx'

/** Lines of an address as an envelope has them, the country when it is not France. */
export const addressLines = (
  { codePays, voie, complement, codePostal, commune }: Address,
  countries: readonly Country[],
): string[] => {
  const country = countries.find(({ code }) => code === codePays)?.libelleLong ?? ''
  return [voie, complement, `${codePostal} ${commune}`.trim(), codePays === FRANCE ? '' : country].filter(
    (line) => line !== '',
  )
}
