import type { CalendarDate } from '#rules/calendar/dates.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { loiDe } from '#rules/retraite/regle/regle.ts'
import { euros } from '#rules/format/nombres.ts'
import { baremeRachat, type OptionRachat } from '#rules/retraite/montant/rachat.ts'
import { NewFaults } from '#portal/form/state/NewFaults.tsx'
import { QuietAlert } from '#portal/components/page/QuietAlert.tsx'
import { Status } from '#portal/components/page/Status.tsx'
import { useAfterPause } from '#portal/components/useAfterPause.ts'
import { calculetteMessages } from '../words.ts'
import { type Chiffrage, DERNIER_AGE } from './chiffrage.ts'
import { ID_OPTIONS } from './RachatEnBref.tsx'
import { OptionCard } from './OptionCard.tsx'

const { resultats: words } = calculetteMessages

interface ResultatsProps {
  readonly chiffrage: Chiffrage | undefined
  /** The option chosen, if any. */
  readonly option: OptionRachat | undefined
  /** Faults that are shown. */
  readonly erreurs: number
  /** What is said until there is something to reckon. */
  readonly invitation: string
  readonly today: CalendarDate
}

/** The costs, and the gains once a departure gives them: what is typed for these alone would change nothing that is said. */
const annonce = (chiffrage: Chiffrage | undefined, erreurs: number) => {
  if (erreurs > 0 || !chiffrage) return ''
  return words.annonce(
    chiffrage.trimestres,
    chiffrage.options.map(
      ({ cout, gain }) => euros(cout) + (gain ? words.enBref.gain(gain.gainMensuel) : ''),
    ),
  )
}

/** The three options side by side, as soon as they can be reckoned. */
export const Resultats = ({ chiffrage, option, erreurs, invitation, today }: ResultatsProps) => (
  <section className="fr-mb-6w">
    <h2 id={ID_OPTIONS} tabIndex={-1}>
      {words.titre}
    </h2>
    <Status>{useAfterPause(annonce(chiffrage, erreurs))}</Status>
    <NewFaults />
    {chiffrage ? (
      <>
        {chiffrage.indicatif ? <Indicatif age={chiffrage.age} /> : null}
        <ul className="fr-raw-list eap-rachat__options">
          {chiffrage.options.map((chiffree) => (
            <OptionCard
              key={chiffree.option}
              chiffrage={chiffrage}
              chiffree={chiffree}
              choisie={chiffree.option === option}
            />
          ))}
        </ul>
        <p className="fr-text--sm fr-mb-1w">{words.netDetail}</p>
        {chiffrage.estimation ? <p className="fr-text--sm">{words.equilibreDetail}</p> : null}
        <Fondements chiffrage={chiffrage} />
        <p>{words.pied(dateEnChiffres(today))}</p>
      </>
    ) : (
      <p>{erreurs > 0 ? words.aCorriger : invitation}</p>
    )}
  </section>
)

const Indicatif = ({ age }: { readonly age: number }) => (
  <QuietAlert niveau="warning" as="h3" className="fr-mb-4w" titre={words.indicatifTitre}>
    {`${words.indicatif(dateEnChiffres(baremeRachat.validTo))} ${
      age > DERNIER_AGE ? words.agePlafond(age, DERNIER_AGE) : ''
    }`.trim()}
  </QuietAlert>
)

const Fondements = ({ chiffrage: { estimation, manquants } }: { readonly chiffrage: Chiffrage }) => (
  <>
    {estimation ? (
      <p>
        {words.manquants(estimation.trimestresRequis, manquants, estimation.decote.trimestres > 0)}{' '}
        {words.regles(loiDe(estimation.regle).label)}
      </p>
    ) : null}
    <p className="fr-text--sm">{words.source}</p>
  </>
)
