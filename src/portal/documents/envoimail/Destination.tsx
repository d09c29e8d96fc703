import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { LIMITE_ENVOIS } from '#contract/documents/limites.ts'
import type { EnvoiPossible } from '#contract/documents/envoimail.ts'
import { QuietAlert } from '#portal/components/page/QuietAlert.tsx'
import { Skeleton } from '#portal/components/page/Skeleton.tsx'
import { envoimailMessages as words } from './words.ts'
import { paths } from '#portal/paths.ts'
import { EnvoiForm } from './EnvoiForm.tsx'

interface DestinationProps {
  readonly documentUuid: string
  readonly envoi: EnvoiPossible
  readonly restant: number | undefined
  readonly lectureSeule: boolean
  readonly onSent: (courriel: string) => void
}

/** Where the document goes; or why it may not leave. */
export const Destination = ({ restant, lectureSeule, ...form }: DestinationProps) => {
  if (lectureSeule) return <Empechement titre={words.lectureSeuleTitre} texte={words.lectureSeule} />
  if (restant === undefined) return <Skeleton lines={3} label={words.chargement} />
  if (restant === 0) return <Empechement titre={words.limiteTitre} texte={words.limite(LIMITE_ENVOIS)} />
  if (form.envoi.adresses.length === 0)
    return (
      <>
        <Empechement titre={words.sansAdresseTitre} texte={words.sansAdresse} />
        <Button linkProps={{ to: paths.profil }}>{words.profil}</Button>
      </>
    )
  return (
    <>
      <h2>{words.destination}</h2>
      <EnvoiForm {...form} restant={restant} />
    </>
  )
}

const Empechement = ({ titre, texte }: { readonly titre: string; readonly texte: string }) => (
  <QuietAlert niveau="warning" titre={titre} className="fr-mb-4w">
    {texte}
  </QuietAlert>
)
