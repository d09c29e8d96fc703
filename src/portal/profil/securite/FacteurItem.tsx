import { Button } from '@codegouvfr/react-dsfr/Button.js'
import type { Facteur } from '#contract/connexion/facteurs/facteurs.ts'
import { momentEnChiffres } from '#rules/format/dates.ts'
import { securiteMessages as words } from './words.ts'

interface FacteurItemProps {
  readonly facteur: Facteur
  readonly onRename: () => void
  readonly onRemove: () => void
}

/** One factor: its name, its kind, when it was added and last used. */
export const FacteurItem = ({ facteur, onRename, onRemove }: FacteurItemProps) => {
  const { nom, genre, creeLe, utiliseLe } = facteur
  const used = utiliseLe === undefined ? words.jamais : words.utilise(momentEnChiffres(utiliseLe))
  return (
    <li className="eap-rang eap-rang--bouts fr-py-3v eap-profil__session">
      <div>
        <strong>{nom}</strong>
        <p className="fr-mb-0">
          {words.genres[genre]}, {words.ajoute(momentEnChiffres(creeLe))}, {used}.
        </p>
      </div>
      <div className="eap-rang">
        <Button
          type="button"
          priority="secondary"
          size="small"
          onClick={onRename}
          nativeButtonProps={{ 'aria-label': words.renommerNom(nom) }}
        >
          {words.renommer}
        </Button>
        <Button
          type="button"
          priority="secondary"
          size="small"
          onClick={onRemove}
          nativeButtonProps={{ 'aria-label': words.retirerNom(nom) }}
        >
          {words.retirer}
        </Button>
      </div>
    </li>
  )
}
