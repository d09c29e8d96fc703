import { Badge } from '@codegouvfr/react-dsfr/Badge.js'
import { Link } from 'react-router-dom'
import type { Cir } from '#contract/carriere/compteindividuelretraite.ts'
import { compteMessages } from './words.ts'
import type { ConstatCompte } from '#rules/carriere/constatsCompte.ts'
import { adresseMessagerie, type DroitsCompte } from './compte.ts'
import { constatId, correctionDe, phraseDe, POINTS_ID } from './constats.ts'

const { constats: words } = compteMessages

interface ConstatsProps {
  readonly cir: Cir
  readonly constats: readonly ConstatCompte[]
  readonly droits: DroitsCompte
}

/** What the automatic checks found, numbered as on the drawing, each with the way to have it corrected. */
export const Constats = ({ cir, constats, droits }: ConstatsProps) => (
  <section className="eap-compte__section">
    <h2 id={POINTS_ID} tabIndex={-1}>
      {words.titre}
    </h2>
    <p>{constats.length === 0 ? words.aucun : words.intro}</p>
    {constats.length === 0 ? null : (
      <ol className="fr-raw-list eap-compte__points">
        {constats.map((constat, rank) => (
          <li key={constatId(rank + 1)} id={constatId(rank + 1)} className="eap-compte__point">
            <Badge small severity="warning">
              {words.numero(rank + 1)}
            </Badge>
            <p>{phraseDe(constat, cir)}</p>
            <Action constat={constat} numero={rank + 1} droits={droits} />
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

const Action = ({ constat, numero, droits: { corrige, messagerie } }: ActionProps) => {
  if (corrige)
    return (
      <Link to={correctionDe(constat)} className="fr-link" aria-label={words.corrigerNom(numero)}>
        {words.corriger}
      </Link>
    )
  if (messagerie)
    return (
      <Link to={adresseMessagerie} className="fr-link" aria-label={words.ecrireNom(numero)}>
        {words.ecrire}
      </Link>
    )
  return <p className="fr-hint-text">{words.sansMessagerie}</p>
}
