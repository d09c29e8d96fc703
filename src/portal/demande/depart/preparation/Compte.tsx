import { Button } from '@codegouvfr/react-dsfr/Button.js'
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
          <Button
            type="button"
            priority="secondary"
            onClick={() => onOpen(verifie ? modalKeys.validationcir : modalKeys.verificationcir)}
            nativeButtonProps={{ 'aria-haspopup': 'dialog' }}
          >
            {verifie ? words.confirmer : words.pourquoi}
          </Button>
        </li>
        <li>
          <Button
            type="button"
            priority="tertiary"
            onClick={() => onOpen(modalKeys.modificationcir)}
            nativeButtonProps={{ 'aria-haspopup': 'dialog' }}
          >
            {words.erreur}
          </Button>
        </li>
      </ul>
    </>
  )
}
