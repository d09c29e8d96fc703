import type { NomComparee } from '#contract/documents/listes.ts'
import { rubriques } from '#contract/documents/rubrique.ts'
import { useCall } from '#portal/client/call/useCall.ts'
import { Impots } from './Impots.tsx'

/** The amounts to declare of a list. */
export const ImpotsArea = ({ nom }: { readonly nom: NomComparee }) => {
  const { data } = useCall(rubriques[nom].attestations, {})
  return data ? <Impots nom={nom} attestations={data.listeAttestation} /> : null
}
