import { avisMessages as words } from '../words/components.ts'

interface AvisProps {
  /** Where the State asks what people think of this procedure; empty where nothing is configured. */
  readonly adresse: string
  /** Level of its heading. */
  readonly as?: 'h2' | 'h3'
}

/** « Je donne mon avis », once a procedure is done; nothing where no address is configured. */
export const Avis = ({ adresse, as: Titre = 'h3' }: AvisProps) =>
  adresse === '' ? null : (
    <section className="fr-mt-4w eap-no-print">
      <Titre className="fr-h6">{words.question}</Titre>
      <p>
        <a className="fr-link" href={adresse} target="_blank" rel="noopener noreferrer" title={words.nom}>
          {words.lien}
        </a>
      </p>
      <p className="fr-hint-text">{words.anonyme}</p>
    </section>
  )
