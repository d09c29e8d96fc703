import { coordonneesService, SERVICE_DEMANDES } from '#contract/demande/demandeTextes.ts'
import { contenuPublic } from '#contract/contenu/contenu.ts'
import { useCall } from '#portal/client/call/useCall.ts'
import { demandeMessages } from '../words.ts'
import { paths } from '#portal/paths.ts'
import { useSession } from '#portal/client/session/useSession.ts'
import type { GenreDossier } from '#rules/demande/etats.ts'
import { AddressLink } from '#portal/components/page/AddressLink.tsx'
import { Facts } from '#portal/components/facts/Facts.tsx'
import { messagePath } from '../acces.ts'

const { confirmation: words } = demandeMessages

interface BureauProps {
  readonly genre: GenreDossier
  /** Number of the request. */
  readonly numero: string
}

/** Who is in charge and how to reach them, as the receipt says it. */
export const Bureau = ({ genre, numero }: BureauProps) => {
  const { data: contact } = useCall(contenuPublic, { params: { nomPage: 'contact' } })
  const message = messagePath(genre, numero, useSession().navigation)
  return (
    <>
      <h3>{words.bureau}</h3>
      <Facts
        facts={[[words.service, SERVICE_DEMANDES], ...coordonneesService(contact?.contenu.champ ?? {})]}
      />
      <p>
        <AddressLink to={message ?? paths.contact}>
          {message === undefined ? words.contact : words.ecrire}
        </AddressLink>
      </p>
    </>
  )
}
