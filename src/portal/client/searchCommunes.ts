import { communes } from '#contract/profil/adresse.ts'
import { CallError } from './fetch/CallError.ts'
import { fetchCall } from './fetch/fetchCall.ts'

/** Communes of a postal code. A failure is not the catalogue's: the name can still be typed. */
export const searchCommunes = async (codePostal: string): Promise<readonly string[]> => {
  const outcome = await fetchCall(communes, { query: { codePostal } })
  if (outcome.status !== 200) throw new CallError(communes, outcome)
  return [...new Set(outcome.body.records.map(({ fields }) => fields.nom_de_la_commune))]
}
