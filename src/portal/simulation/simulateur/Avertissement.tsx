import { Alert } from '@codegouvfr/react-dsfr/Alert.js'
import { Link } from 'react-router-dom'
import { simulateurMessages } from './words.ts'
import { paths } from '#portal/paths.ts'
import type { Fautes } from './saisie/fautes.ts'

const words = simulateurMessages.erreurs

interface AvertissementProps {
  readonly fautes: Fautes
  /** Departure of the results that stay on the screen, as people read it; undefined without any. */
  readonly depart: string | undefined
}

/** What is to be mended, and what the results under it are worth meanwhile. */
export const Avertissement = ({ fautes, depart }: AvertissementProps) => {
  const nombre = Object.keys(fautes).length
  if (nombre === 0) return null
  const suite = depart === undefined ? words.aucun : words.anciens(depart)
  return (
    <>
      {fautes.compte === undefined ? null : (
        <div className="fr-alert fr-alert--error fr-mb-2w">
          <h3 className="fr-alert__title">{words.compte}</h3>
          <p>
            {fautes.compte} <Link to={paths.compteindividuelretraite}>{words.verifierCompte}</Link>
          </p>
        </div>
      )}
      <Alert className="fr-mb-2w" small severity="warning" description={`${words.resume(nombre)} ${suite}`} />
    </>
  )
}
