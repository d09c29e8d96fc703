import type { Habilitation } from '#contract/connexion/habilitation.ts'
import { AddressLink } from '#portal/components/page/AddressLink.tsx'
import { paths } from '#portal/paths.ts'
import type { GenreDossier } from '#rules/demande/etats.ts'
import { messagePath } from './acces.ts'
import { demandeMessages } from './words.ts'

const { ecrireAuService: words } = demandeMessages

interface EcrireAuServiceProps {
  readonly genre: GenreDossier
  /** Number of the request. */
  readonly numero: string
  readonly droits: Habilitation | undefined
}

/** How to write about a request: by secure messages to who has them, as the page of contacts says to the others. */
export const EcrireAuService = ({ genre, numero, droits }: EcrireAuServiceProps) => {
  const message = messagePath(genre, numero, droits)
  return (
    <p>
      <AddressLink to={message ?? paths.contact}>
        {message === undefined ? words.contact : words.ecrire}
      </AddressLink>
    </p>
  )
}
