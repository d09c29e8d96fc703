import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Cir } from '#contract/carriere/cir.ts'
import type { DepartPrevu } from '#contract/carriere/departPrevu.ts'
import { contenuPublic, type Paragraphe } from '#contract/contenu/contenu.ts'
import { useToday } from '#portal/client/opening.ts'
import { useCall } from '#portal/client/call/useCall.ts'
import { Accordion } from '#portal/components/page/Accordion.tsx'
import { ContentBlocks } from '#portal/components/page/ContentBlocks.tsx'
import { Page } from '#portal/components/page/Page.tsx'
import { Skeleton } from '#portal/components/page/Skeleton.tsx'
import { useSession } from '#portal/client/session/useSession.ts'
import { paths } from '#portal/paths.ts'
import { useReprise } from '#portal/simulation/reprise.ts'
import { calculetteMessages as words } from './words.ts'
import { usePageTitle } from '#portal/client/page/pageTitle.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { CalculetteForm } from './CalculetteForm.tsx'
import { compteDe, saisieDuCompte, saisieLibre, saisieVide } from './saisie.ts'
import { useCompte } from './useCompte.ts'
import './calculette.css'

/** Cost and effect of buying study years back, for anyone; filled in for those who have an account. */
export const CalculetteScreen = () => {
  const { data: page, error } = useCall(contenuPublic, { params: { nomPage: 'rachatetude' } })
  const { navigation } = useSession()
  const today = useToday()
  const { cir, prevu, simulateur, attendu } = useCompte(today)
  const [vide] = useState(() => saisieVide(today))
  return (
    <Page titre={usePageTitle()} chapo={words.chapo}>
      {page ? <Introduction blocs={Object.values(page.contenu.paragraphe)} /> : null}
      {page || error ? null : <Skeleton lines={4} />}
      {navigation ? null : (
        <p>
          {words.visiteur.question} <Link to={paths.accueilnonconnecte}>{words.visiteur.connexion}</Link>
          {words.visiteur.suite}
        </p>
      )}
      {attendu ? <Skeleton lines={8} label={words.chargement} /> : null}
      {!attendu && cir ? <AvecCompte cir={cir} prevu={prevu} today={today} simulateur={simulateur} /> : null}
      {attendu || cir ? null : <CalculetteForm initiale={vide} today={today} simulateur={simulateur} />}
    </Page>
  )
}

/** What a buy-back is and what to know before deciding, unfolded by who asks: the fields come first. */
const Introduction = ({ blocs }: { readonly blocs: readonly Paragraphe[] }) => (
  <div className="fr-mb-6w">
    <Accordion
      niveau={2}
      items={[
        { id: 'rachat-savoir', titre: words.savoir, contenu: <ContentBlocks blocs={blocs} titleAs="h3" /> },
      ]}
    />
  </div>
)

interface AvecCompteProps {
  readonly cir: Cir
  readonly prevu: DepartPrevu | undefined
  readonly today: CalendarDate
  readonly simulateur: boolean
}

/** The fields that the account does not fill in; or all of them, for someone who would rather type them. */
const AvecCompte = ({ cir, prevu, today, simulateur }: AvecCompteProps) => {
  const reprises = useReprise()
  const compte = useMemo(() => compteDe(cir, today, prevu, reprises), [cir, today, prevu, reprises])
  const [bascules, setBascules] = useState(0)
  const sansCompte = bascules % 2 === 1
  const duCompte = saisieDuCompte(compte, today)
  const source = (
    <Source
      key={bascules}
      sansCompte={sansCompte}
      focus={bascules > 0}
      onBascule={() => setBascules(bascules + 1)}
    />
  )
  return sansCompte ? (
    <CalculetteForm
      key="libre"
      initiale={saisieLibre(compte, duCompte)}
      today={today}
      simulateur={simulateur}
      source={source}
    />
  ) : (
    <CalculetteForm
      key="compte"
      initiale={duCompte}
      today={today}
      simulateur={simulateur}
      compte={compte}
      prevu={prevu}
      source={source}
    />
  )
}

interface SourceProps {
  readonly sansCompte: boolean
  /** It has just been pressed: the form around it is another, and the focus stays on it. */
  readonly focus: boolean
  readonly onBascule: () => void
}

/** Where the values come from, and the way to type others or to have them back. */
const Source = ({ sansCompte, focus, onBascule }: SourceProps) => {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (focus) button.current?.focus()
  }, [focus])
  return (
    <>
      <p>{sansCompte ? words.compte.laisse : words.compte.prerempli}</p>
      <p className="eap-no-print">
        <Button ref={button} priority="tertiary" size="small" type="button" onClick={onBascule}>
          {sansCompte ? words.compte.reprendre : words.compte.laisser}
        </Button>
      </p>
    </>
  )
}
