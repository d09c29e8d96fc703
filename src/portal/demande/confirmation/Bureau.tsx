import { coordonneesService, SERVICE_DEMANDES } from '#contract/demande/demandeTextes.ts'
import { contenuPublic } from '#contract/contenu/contenu.ts'
import { useCall } from '#portal/client/call/useCall.ts'
import { demandeMessages } from '../words.ts'
import { useSession } from '#portal/client/session/useSession.ts'
import type { GenreDossier } from '#rules/demande/etats.ts'
import { Facts, joignable } from '#portal/components/facts/Facts.tsx'
import { EcrireAuService } from '../EcrireAuService.tsx'

const { confirmation: words } = demandeMessages

interface BureauProps {
  readonly genre: GenreDossier
  /** Number of the request. */
  readonly numero: string
}

/** Who is in charge and how to reach them, as the receipt says it. */
export const Bureau = ({ genre, numero }: BureauProps) => {
  const { data: contact } = useCall(contenuPublic, { params: { nomPage: 'contact' } })
  const { navigation } = useSession()
  return (
    <>
      <h3>{words.bureau}</h3>
      <Facts
        facts={[
          [words.service, SERVICE_DEMANDES],
          ...coordonneesService(contact?.contenu.champ ?? {}).map(joignable),
        ]}
      />
      <EcrireAuService genre={genre} numero={numero} droits={navigation} />
    </>
  )
}
