import type { Contexte } from '#contract/demande/questions/commun.ts'
import { usePublishedContent } from '#portal/client/contents.ts'
import { configured } from '#portal/client/configuration.ts'
import { ReservesRepliees } from '#portal/components/facts/Reserves.tsx'
import { QuietAlert } from '#portal/components/page/QuietAlert.tsx'
import { Status } from '#portal/components/page/Status.tsx'
import { useChangeAfterPause } from '#portal/components/useAfterPause.ts'
import { demandeProgressiveMessages } from './words.ts'
import type { MessageMap } from '#portal/client/fetch/messageText.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import type { Dossier } from '../dossier/dossier.ts'
import type { StepProps } from '../etapes/StepProps.ts'
import { phraseResultat, resultatVu, type ResultatVu } from './resultat.ts'
import { ResultatTable } from './ResultatTable.tsx'

const { resultat: words } = demandeProgressiveMessages

interface ResultatProps {
  readonly contexte: Contexte
  readonly tempsPartiel: Dossier<'progressive'>['tempsPartiel']
  readonly messages: MessageMap | undefined
}

/** Why there is no result, said once the typing pauses. */
const fauteDe = (vu: ResultatVu): string =>
  vu.sorte === 'impossible' ? [words.impossible, ...vu.raisons].join('. ') : ''

/** What the working time and the day that are typed would give, seen at once and said at a pause. */
export const Resultat = ({ contexte: { cir, today }, tempsPartiel, messages }: ResultatProps) => {
  const vu = resultatVu(cir, tempsPartiel, today, messages)
  return (
    <section>
      <h3 className="fr-h5 fr-mt-4w">{words.titre}</h3>
      <Status>{useChangeAfterPause(phraseResultat(vu))}</Status>
      <Status alerte>{useChangeAfterPause(fauteDe(vu))}</Status>
      <Contenu vu={vu} today={today} />
    </section>
  )
}

const Contenu = ({ vu, today }: { readonly vu: ResultatVu; readonly today: CalendarDate }) => {
  if (vu.sorte === 'impossible')
    return (
      <QuietAlert niveau="warning" as="h4" titre={words.impossible}>
        {vu.raisons.map((raison) => (
          <p key={raison}>{raison}</p>
        ))}
        {vu.bloque ? null : <p>{words.impossibleSuite}</p>}
      </QuietAlert>
    )
  if (vu.sorte !== 'calcule') return <p>{words[vu.sorte]}</p>
  return (
    <>
      <p>{phraseResultat(vu)}</p>
      <ResultatTable resultat={vu.resultat} travail={vu} />
      <p className="fr-mt-2w">
        <strong>{words.nonContractuelle}</strong>,{' '}
        {words.provenance(dateEnChiffres(today), dateEnChiffres(vu.resultat.regle))}
      </p>
      <p className="fr-text--sm">{words.composition}</p>
      <p className="fr-text--sm">{words.entiereAide}</p>
      <ReservesRepliees reserves={vu.reserves} as="h4" simulateurPublic={configured('urlRetraitePublique')} />
    </>
  )
}

/** The result in a sentence, for the recap; nothing when there is none. */
export const PhraseResultat = ({ contexte: { cir, today }, dossier }: StepProps<'progressive'>) => {
  const { message } = usePublishedContent()
  const phrase = phraseResultat(resultatVu(cir, dossier.tempsPartiel, today, message))
  return phrase === '' ? null : (
    <p>
      {phrase} {words.nonContractuelle}.
    </p>
  )
}
