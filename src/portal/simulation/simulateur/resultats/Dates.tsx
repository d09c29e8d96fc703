import { Button } from '@codegouvfr/react-dsfr/Button.js'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { ARRONDI_LIQUIDABLES } from '#contract/carriere/faitsDuCompte.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { focusField } from '#portal/form/ErrorSummary.tsx'
import { useFieldId } from '#portal/form/FormContext.ts'
import { simulateurMessages } from '../words.ts'
import { DateCard } from './DateCard.tsx'
import { regrouperDates, type Resultats } from './resultats.ts'
import { nomDesRegles } from './textes.ts'

const words = simulateurMessages.resultats

/** Id of what holds the other suppositions. */
export const ID_AUTRES = 'simu-autres'

interface DatesProps {
  readonly resultats: Resultats
  readonly aujourdhui: CalendarDate
}

/** Departures side by side, those that are the same merged, and what the figures are worth. */
export const Dates = ({ resultats, aujourdhui }: DatesProps) => {
  const { parDate, dates, jourLimite, choisie } = resultats
  const depasse = Object.values(parDate).some(
    (resultat) => resultat && resultat.demande.trimestresLiquidables > resultat.demande.trimestresAssurance,
  )
  return (
    <>
      <p>
        <strong>{words.nonContractuelle}</strong>,{' '}
        {words.calculee(dateEnChiffres(aujourdhui), nomDesRegles(choisie.estimation))}
      </p>
      <ul className="fr-raw-list eap-simu__dates">
        {regrouperDates(parDate).map(({ noms, resultat }) => (
          <DateCard
            key={noms.join(' ')}
            titre={words.nomsDesDates(noms.map((nom) => words.dates[nom]))}
            resultat={resultat}
            limiteAge={dates.limiteAge}
            choisie={noms.includes('choisie')}
          />
        ))}
      </ul>
      {choisie.estimation.prelevements ? null : <VersLeRevenu />}
      {dates.limiteAge === undefined || jourLimite === undefined ? null : (
        <p className="fr-mt-2w fr-mb-1w">
          {words.limite(dateEnChiffres(jourLimite), dateEnChiffres(dates.limiteAge))}
        </p>
      )}
      <p className="fr-text--sm">{words.remplacementAide}</p>
      {depasse ? <p className="fr-text--sm">{ARRONDI_LIQUIDABLES}</p> : null}
    </>
  )
}

/** Frames that what unfolds may take before the focus may enter it. */
const FRAMES = 60

const focusOnceShown = (id: string, left = FRAMES) => {
  focusField(id)
  if (document.activeElement?.id !== id && left > 0) requestAnimationFrame(() => focusOnceShown(id, left - 1))
}

/** Unfolds the other suppositions, and goes to the income that the net pension waits for. */
const VersLeRevenu = () => {
  const champ = useFieldId()('revenuFiscalReference')
  const aller = () => {
    const repli = document.querySelector<HTMLButtonElement>(`[aria-controls="${ID_AUTRES}-contenu"]`)
    if (repli?.getAttribute('aria-expanded') === 'false') repli.click()
    focusOnceShown(champ)
  }
  return (
    <p className="fr-mt-2w fr-mb-0 eap-no-print">
      <Button type="button" priority="tertiary" size="small" onClick={aller}>
        {words.saisirRevenu}
      </Button>
    </p>
  )
}
