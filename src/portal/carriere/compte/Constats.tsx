import { Badge } from '@codegouvfr/react-dsfr/Badge.js'
import { Link } from 'react-router-dom'
import type { Cir } from '#contract/carriere/cir.ts'
import type { Correction } from '#contract/carriere/corrections.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { jourDuMoment } from '#rules/format/dates.ts'
import { compteMessages } from './words.ts'
import type { ConstatCompte } from '#rules/carriere/constatsCompte.ts'
import { AddressLink } from '#portal/components/page/AddressLink.tsx'
import { NumeroEntier } from '#portal/components/NumeroEntier.tsx'
import { adresseMessagerie, type DroitsCompte } from './compte.ts'
import { phraseDe } from '#contract/carriere/constatEnMots.ts'
import { constatId, correctionDe, correctionDuPoint, POINTS_ID } from './constats.ts'
import { isUpToDate } from './suiteCorrection.ts'
import { compteSuitesMessages } from './wordsSuites.ts'

const { constats: words } = compteMessages

interface ConstatsProps {
  readonly cir: Cir
  readonly constats: readonly ConstatCompte[]
  /** Corrections asked for, the last one first. */
  readonly corrections: readonly Correction[]
  readonly droits: DroitsCompte
}

/** What the automatic checks found, numbered as on the drawing, each with the way to have it corrected. */
export const Constats = ({ cir, constats, corrections, droits }: ConstatsProps) => (
  <section className="eap-compte__section">
    <h2 id={POINTS_ID} tabIndex={-1}>
      {words.titre}
    </h2>
    <p>{constats.length === 0 ? words.aucun : words.intro}</p>
    {constats.length === 0 ? null : (
      <ol className="fr-raw-list eap-compte__points">
        {constats.map((constat, rank) => (
          <li key={constatId(rank + 1)} id={constatId(rank + 1)} className="eap-compte__point">
            <Badge small severity="warning" className="fr-mb-1w">
              {words.numero(rank + 1)}
            </Badge>
            <p className="fr-mb-1w">{phraseDe(constat, cir)}</p>
            <Suite
              correction={correctionDuPoint(constat, corrections)}
              misAJourLe={cir.misAJourLe}
              constat={constat}
              numero={rank + 1}
              droits={droits}
            />
          </li>
        ))}
      </ol>
    )}
  </section>
)

interface ActionProps {
  readonly constat: ConstatCompte
  readonly numero: number
  readonly droits: DroitsCompte
}

interface SuiteProps extends ActionProps {
  readonly correction: Correction | undefined
  readonly misAJourLe: CalendarDate
}

/** What was asked about a point already; what may be done of it, unless it waits for an answer or for the account. */
const Suite = ({ correction, misAJourLe, ...action }: SuiteProps) => {
  if (!correction) return <Action {...action} />
  const { numero, etat, creeLe } = correction
  const aJour = isUpToDate(correction, misAJourLe)
  return (
    <>
      <p className="fr-hint-text fr-mb-1w">
        <NumeroEntier>
          {words.signale(numero, jourDuMoment(creeLe), compteSuitesMessages.corrections.etats[etat])}
        </NumeroEntier>
        {etat === 'acceptee' && !aJour ? ` ${words.pasEncoreAJour}` : ''}
      </p>
      {etat === 'refusee' || aJour ? <Action {...action} /> : null}
    </>
  )
}

const Action = ({ constat, numero, droits: { corrige, ecrit, messagerie } }: ActionProps) => {
  if (corrige)
    return (
      <Link to={correctionDe(constat)} className="fr-link" aria-label={words.corrigerNom(numero)}>
        {words.corriger}
      </Link>
    )
  if (messagerie)
    return (
      <AddressLink to={adresseMessagerie()} nom={words.ecrireNom(numero)}>
        {words.ecrire}
      </AddressLink>
    )
  // Who may only read is told, above, whom to ask.
  return ecrit ? <p className="fr-hint-text fr-mb-1w">{words.sansMessagerie}</p> : null
}
