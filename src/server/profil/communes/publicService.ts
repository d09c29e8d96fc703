import { type Static, Type } from 'typebox'
import { Check } from 'typebox/value'
import { boundedBody } from '#server/kit/boundedBody.ts'

const postal = Type.Object({ nom_de_la_commune: Type.String(), code_postal: Type.String() })

/** Answers of geo.api.gouv.fr, then of the postal service: its former address, and its present one. */
const geo = Type.Array(Type.Object({ nom: Type.String() }))
const formerPost = Type.Object({ records: Type.Array(Type.Object({ fields: postal })) })
const presentPost = Type.Object({ results: Type.Array(postal) })

/** The postal service searches in every field: only the records of the code itself count. */
const namesOf = (lines: readonly Static<typeof postal>[], codePostal: string) =>
  lines.filter((line) => line.code_postal === codePostal).map((line) => line.nom_de_la_commune)

const namesIn = (answer: unknown, codePostal: string): string[] => {
  if (Check(geo, answer)) return answer.map(({ nom }) => nom)
  if (Check(presentPost, answer)) return namesOf(answer.results, codePostal)
  if (Check(formerPost, answer))
    return namesOf(
      answer.records.map(({ fields }) => fields),
      codePostal,
    )
  throw new Error('unknown shape')
}

/** Heaviest answer that is read, in bytes: those of a code weigh some hundreds. */
const HEAVIEST = 1_000_000

/** Asks a public service for the communes of a postal code; rejects when it is late, down, or answers something else. */
export const askPublicService = async (
  address: string,
  codePostal: string,
  limitMs: number,
): Promise<readonly string[]> => {
  const answer = await fetch(address.replaceAll(POSTCODE_PLACE, codePostal), {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(limitMs),
  })
  if (!answer.ok) throw new Error(`status ${answer.status}`)
  const said: unknown = JSON.parse((await boundedBody(answer, HEAVIEST)).toString())
  return [...new Set(namesIn(said, codePostal))].toSorted((one, other) => one.localeCompare(other, 'fr'))
}

/** Where the postal code goes in the address of the commune search. */
export const POSTCODE_PLACE = '{codePostal}'
