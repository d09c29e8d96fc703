import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { contenuPrive } from '#contract/contenu/contenu.ts'
import { genresDemande } from '#contract/demande/genres.ts'
import { suivis } from '#contract/demande/suivi.ts'
import { estTermine, type GenreDossier } from '#rules/demande/etats.ts'
import { readAhead, useCall } from '#portal/client/call/useCall.ts'
import { Accordion } from '#portal/components/page/Accordion.tsx'
import { LoadFailure } from '#portal/components/page/LoadFailure.tsx'
import { Page } from '#portal/components/page/Page.tsx'
import { RichText } from '#portal/components/page/RichText.tsx'
import { Skeleton } from '#portal/components/page/Skeleton.tsx'
import { FocusedAlert } from '#portal/components/FocusedAlert.tsx'
import { usePageTitle } from '#portal/client/page/pageTitle.ts'
import { suiviMessages as words } from './words.ts'
import { useSession } from '#portal/client/session/useSession.ts'
import { SansDemande } from './NouvelleDemande.tsx'
import { SuiviClosView } from './SuiviClosView.tsx'
import { SuiviView } from './SuiviView.tsx'
import type { Fait } from './useMove.ts'
import './suivi.css'

const annonces = {
  piece: { niveau: 'success', titre: words.piece.faiteTitre, texte: words.piece.faite },
  annulation: { niveau: 'success', titre: words.annulation.faiteTitre, texte: words.annulation.faite },
  conflit: { niveau: 'warning', titre: words.conflitTitre, texte: words.conflit },
} as const satisfies Readonly<Record<Fait, object>>

/** Block of the page's content that says how to cancel: told to who may, as long as there is something to cancel. */
const ANNULATION = 'annulation'

/** Follow-up of the last request of a kind, or of that whose number is in the address: where it is, who must act, its steps and what can be done. */
export const SuiviScreen = ({ genre }: { readonly genre: GenreDossier }) => {
  const { navigation } = useSession()
  const { data: page } = useCall(contenuPrive, { params: { id: 'suividepartretraite' } })
  const numero = useSearchParams()[0].get('numero')
  const { data, error, mutate } = useCall(suivis[genre].lire, { query: numero === null ? {} : { numero } })
  const [fait, setFait] = useState<{ readonly nom: Fait; readonly rang: number }>()
  const after = async (nom: Fait) => {
    await mutate()
    setFait((before) => ({ nom, rang: (before?.rang ?? 0) + 1 }))
  }
  const annonce = fait && <FocusedAlert key={fait.rang} {...annonces[fait.nom]} />
  const { suivi, clos } = data ?? {}
  const annulable = suivi !== undefined && !estTermine(suivi.etat) && navigation?.lectureSeule !== true
  return (
    <Page titre={usePageTitle()} chapo={words.chapo(genresDemande[genre].nom)}>
      {error ? <LoadFailure /> : null}
      {data || error ? null : <Skeleton lines={8} />}
      {data && !suivi && !clos ? <SansDemande genre={genre} droits={navigation} annonce={annonce} /> : null}
      {clos ? <SuiviClosView genre={genre} clos={clos} droits={navigation} annonce={annonce} /> : null}
      {suivi ? (
        <SuiviView genre={genre} suivi={suivi} droits={navigation} annonce={annonce} onDone={after} />
      ) : null}
      {data || error ? (
        <div className="fr-mt-6w eap-no-print">
          <Accordion
            niveau={2}
            items={Object.entries(page?.contenu.paragraphe ?? {})
              .filter(([cle]) => cle !== ANNULATION || annulable)
              .map(([cle, { titre, texte }]) => ({
                id: `suivi-${cle}`,
                titre,
                contenu: <RichText html={texte} />,
              }))}
          />
        </div>
      ) : null}
    </Page>
  )
}

SuiviScreen.readAhead = ({ genre }: { readonly genre: GenreDossier }) => {
  readAhead(contenuPrive, { params: { id: 'suividepartretraite' } })
  readAhead(suivis[genre].lire, { query: {} })
}
