import { avisMessages as words } from '../words/avis.ts'

interface AvisProps {
  /** Where the State asks what people think of this procedure; empty where nothing is configured. */
  readonly adresse: string
}

/** « Je donne mon avis », once a procedure is done; nothing where no address is configured. */
export const Avis = ({ adresse }: AvisProps) =>
  adresse === '' ? null : (
    <section className="fr-mt-4w eap-no-print">
      <h3 className="fr-h6">{words.question}</h3>
      <p>
        <a className="fr-link" href={adresse} target="_blank" rel="noopener noreferrer" title={words.nom}>
          {words.lien}
        </a>
      </p>
      <p className="fr-hint-text">{words.anonyme}</p>
    </section>
  )
