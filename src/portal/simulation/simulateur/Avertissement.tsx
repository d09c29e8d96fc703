import { Link } from 'react-router-dom'
import { simulateurMessages } from './words.ts'
import { QuietAlert } from '#portal/components/page/QuietAlert.tsx'
import { paths } from '#portal/paths.ts'
import { useFieldErrors } from '#portal/form/FormContext.ts'

const words = simulateurMessages.erreurs

interface AvertissementProps {
  /** Fields to mend, the account among them. */
  readonly nombre: number
  /** Departure of the results that stay on the screen, as people read it; undefined without any. */
  readonly depart: string | undefined
}

/** What is to be mended, and what the results under it are worth meanwhile. */
export const Avertissement = ({ nombre, depart }: AvertissementProps) => {
  const [compte] = useFieldErrors()('compte')
  if (nombre === 0) return null
  const suite = depart === undefined ? words.aucun : words.anciens(depart)
  return (
    <>
      {compte === undefined ? null : (
        <QuietAlert niveau="error" titre={words.compte} className="fr-mb-2w">
          <p>
            {compte} <Link to={paths.compteindividuelretraite}>{words.verifierCompte}</Link>
          </p>
        </QuietAlert>
      )}
      <QuietAlert niveau="warning" className="fr-mb-2w">
        {`${words.resume(nombre)} ${suite}`}
      </QuietAlert>
    </>
  )
}
