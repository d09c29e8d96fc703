import { contenuPrive, contenuPublic } from '#contract/contenu/contenu.ts'
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

/** The office in charge and how to reach it, as the administration publishes them. */
export const Bureau = ({ genre, numero }: BureauProps) => {
  const { data: compte } = useCall(contenuPrive, { params: { id: 'compteindividuelretraite' } })
  const { data: contact } = useCall(contenuPublic, { params: { nomPage: 'contact' } })
  const telephone = contact?.contenu.champ['telephone']
  const horaires = contact?.contenu.champ['horaires']
  const message = messagePath(genre, numero, useSession().navigation)
  return (
    <>
      <h3>{words.bureau}</h3>
      <Facts
        facts={[
          [words.service, compte?.contenu.champ['service'] ?? words.serviceDefaut],
          ...(telephone === undefined ? [] : [[words.telephone, telephone] as const]),
          ...(horaires === undefined ? [] : [[words.horaires, horaires] as const]),
        ]}
      />
      <p>
        <AddressLink to={message ?? paths.contact}>
          {message === undefined ? words.contact : words.ecrire}
        </AddressLink>
      </p>
    </>
  )
}
