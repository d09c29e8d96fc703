import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { useEffect } from 'react'
import { contenuPrive } from '#contract/contenu/contenu.ts'
import type { EnvoiPossible } from '#contract/documents/envoimail.ts'
import { useCall } from '#portal/client/call/useCall.ts'
import { configured } from '#portal/client/configuration.ts'
import { Avis } from '#portal/components/page/Avis.tsx'
import { ContentBlocks } from '#portal/components/page/ContentBlocks.tsx'
import { Masked } from '#portal/components/numbers/Masked.tsx'
import { Page } from '#portal/components/page/Page.tsx'
import { envoimailMessages } from './words.ts'
import { TITLE_ID } from '#portal/paths.ts'
import { useListLeft } from '#portal/client/page/leftList.ts'
import { useReplacedTitle } from '#portal/client/page/pageTitle.ts'
import { listPath } from './envoimail.ts'

const { resultat: words, restant: left, retour } = envoimailMessages

interface EnvoiDemandeProps {
  readonly envoi: EnvoiPossible
  /** Where the mail goes, masked. */
  readonly courriel: string
  readonly restant: number | undefined
  /** Goes back to the choice of the address. */
  readonly onAgain: () => void
}

/** What will happen now that the document was asked for. Its heading takes the focus. */
export const EnvoiDemande = ({ envoi, courriel, restant, onAgain }: EnvoiDemandeProps) => {
  const { data: page } = useCall(contenuPrive, { params: { id: 'envoimail' } })
  useReplacedTitle(words.titre)
  const liste = useListLeft(listPath(envoi))
  useEffect(() => document.getElementById(TITLE_ID)?.focus(), [])
  return (
    <Page titre={words.titre} chapo={<Masked>{words.formes[envoi.forme](envoi.libelle, courriel)}</Masked>}>
      <ContentBlocks blocs={Object.values(page?.contenu.paragraphe ?? {})} />
      {restant === undefined ? null : <p>{left(restant)}</p>}
      <p>{words.autreDocument}</p>
      <ul className="fr-btns-group fr-btns-group--inline-md">
        <li>
          <Button linkProps={{ to: liste }}>{retour}</Button>
        </li>
        {envoi.adresses.length > 1 ? (
          <li>
            <Button type="button" priority="secondary" onClick={onAgain}>
              {words.autreAdresse}
            </Button>
          </li>
        ) : null}
      </ul>
      <Avis adresse={configured('urlAvis')} as="h2" />
    </Page>
  )
}
