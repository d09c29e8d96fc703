import { demandeDepartMessages } from '../words.ts'
import { modalKeys } from '#portal/paths.ts'
import type { Modale } from './ModalesCompte.tsx'

const { compte: words } = demandeDepartMessages

interface CompteProps {
  readonly existe: boolean
  /** Day of the last verification, in words. */
  readonly verifieLe: string | undefined
  readonly onOpen: (modale: Modale) => void
}

/** Where the individual retirement account stands: verified or not, or absent. */
export const Compte = ({ existe, verifieLe, onOpen }: CompteProps) => (
  <section>
    <h3 className="fr-h5 fr-mt-4w">{words.titre}</h3>
    <p>{words.texte}</p>
    {existe ? <Etat verifieLe={verifieLe} onOpen={onOpen} /> : <p>{words.absent}</p>}
  </section>
)

const Etat = ({ verifieLe, onOpen }: Omit<CompteProps, 'existe'>) => {
  const verifie = verifieLe !== undefined
  return (
    <>
      <p>
        <span
          className={`${verifie ? 'fr-icon-checkbox-circle-line' : 'fr-icon-warning-line'} fr-icon--sm`}
          aria-hidden="true"
        />{' '}
        <strong>{verifie ? words.verifie(verifieLe) : words.nonVerifie}</strong>
      </p>
      <ul className="fr-btns-group fr-btns-group--inline-sm">
        <li>
          <button
            type="button"
            className="fr-btn fr-btn--secondary"
            aria-haspopup="dialog"
            onClick={() => onOpen(verifie ? modalKeys.validationcir : modalKeys.verificationcir)}
          >
            {verifie ? words.confirmer : words.pourquoi}
          </button>
        </li>
        <li>
          <button
            type="button"
            className="fr-btn fr-btn--tertiary"
            aria-haspopup="dialog"
            onClick={() => onOpen(modalKeys.modificationcir)}
          >
            {words.erreur}
          </button>
        </li>
      </ul>
    </>
  )
}
