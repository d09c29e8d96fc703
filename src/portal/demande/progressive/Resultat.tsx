import type { ContexteDemande } from '#contract/demande/demandederetraite.ts'
import { QuietAlert } from '#portal/components/page/QuietAlert.tsx'
import { Status } from '#portal/components/page/Status.tsx'
import { useAfterPause } from '#portal/components/useAfterPause.ts'
import { demandeProgressiveMessages } from './words.ts'
import type { MessageMap } from '#portal/client/call/messageText.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import type { SaisieTempsPartiel } from './dossier.ts'
import { phraseResultat, resultatVu, type ResultatVu } from './resultat.ts'
import { ResultatTable } from './ResultatTable.tsx'

const { resultat: words } = demandeProgressiveMessages

interface ResultatProps {
  readonly cir: ContexteDemande['cir']
  readonly tempsPartiel: SaisieTempsPartiel
  readonly today: CalendarDate
  readonly messages: MessageMap | undefined
}

/** What is said of the result once the typing pauses. */
const annonceDe = (vu: ResultatVu): string =>
  vu.sorte === 'impossible' ? [words.impossible, ...vu.raisons].join('. ') : phraseResultat(vu)

/** What the working time and the day that are typed would give, seen at once and said at a pause. */
export const Resultat = ({ cir, tempsPartiel, today, messages }: ResultatProps) => {
  const vu = resultatVu(cir, tempsPartiel, today, messages)
  return (
    <section>
      <h3 className="fr-h5 fr-mt-4w">{words.titre}</h3>
      <Status>{useAfterPause(annonceDe(vu))}</Status>
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
      <ResultatTable resultat={vu.resultat} quotite={vu.quotite} />
      <p className="fr-mt-2w">
        <strong>{words.nonContractuelle}</strong>,{' '}
        {words.provenance(dateEnChiffres(today), dateEnChiffres(vu.resultat.regle))}
      </p>
      <p className="fr-text--sm">{words.composition}</p>
      <p className="fr-text--sm">{words.entiereAide}</p>
    </>
  )
}
