import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { useId, useRef } from 'react'
import { fichiersMessages as words } from '../words/fichiers.ts'
import type { UploadItem } from './useUploads.ts'

interface FileRowProps {
  readonly item: UploadItem
  readonly disabled?: boolean | undefined
  readonly onRetry: () => void
  readonly onRemove: () => void
}

/** A file of the list: its name, where its sending is, and what can be done with it. */
export const FileRow = ({ item, disabled = false, onRetry, onRemove }: FileRowProps) => {
  const stateId = useId()
  const failed = item.state === 'echec'
  const refused = failed && item.reason !== undefined
  const removal = useRef<HTMLButtonElement>(null)
  const retry = () => {
    // The button that was pressed goes away.
    removal.current?.focus()
    onRetry()
  }
  return (
    <li className="eap-rang fr-py-3v eap-files__item">
      <div className="eap-files__name">
        <strong>{item.name}</strong>
        <FileState id={stateId} item={item} />
      </div>
      {failed && !refused ? (
        <Button
          type="button"
          priority="secondary"
          size="small"
          onClick={retry}
          nativeButtonProps={{ 'aria-label': words.reessayerNom(item.name), 'aria-describedby': stateId }}
        >
          {words.reessayer}
        </Button>
      ) : null}
      <Button
        ref={removal}
        type="button"
        priority="tertiary"
        size="small"
        iconId="fr-icon-delete-bin-line"
        disabled={disabled}
        onClick={onRemove}
        nativeButtonProps={{
          'aria-label': words.supprimerNom(item.name),
          // A file that is refused for good can only be removed: this button is what the reason explains.
          'aria-describedby': refused ? stateId : undefined,
        }}
      >
        {words.supprimer}
      </Button>
    </li>
  )
}

interface FileStateProps {
  readonly id: string
  readonly item: UploadItem
}

const FileState = ({ id, item: { state, name, percent, reason } }: FileStateProps) => {
  if (state === 'envoye') return <p className="fr-message fr-message--valid">{words.envoye}</p>
  if (state === 'echec')
    return (
      <p id={id} className="fr-message fr-message--error">
        {reason ?? words.echec}
      </p>
    )
  return (
    <>
      <p className="fr-message">{words.enCours(percent)}</p>
      <progress aria-label={words.progression(name)} max={100} value={percent} />
    </>
  )
}
