import { useRef, useState, type ReactNode } from 'react'
import { FieldGroup, stateOf } from '../FieldGroup.tsx'
import { fichiersMessages as words } from '../words/fichiers.ts'
import { FileRow } from './FileRow.tsx'
import { acceptOf, limitsOf, sortFiles, type FileKind } from './fileRefusals.ts'
import { Status } from '../page/Status.tsx'
import { Retablir } from '../Retablir.tsx'
import { useUploads, type SentFile, type Upload, type UploadItem } from './useUploads.ts'
import '#portal/styles/saisie.css'

export interface FileInputProps {
  readonly id: string
  readonly label: string
  /** Said before the formats and limits. */
  readonly hint?: ReactNode
  readonly required?: boolean
  readonly disabled?: boolean
  readonly errors?: readonly string[]
  /** `iban` for a bank statement: no text document. */
  readonly kind: FileKind
  /** Files that were sent before. */
  readonly initial?: readonly SentFile[]
  readonly upload: Upload
  /** All the files that are sent, each time that one more is, or is removed. */
  readonly onChange: (sent: readonly SentFile[]) => void
  /** The files of the list that are being sent or failed, each time that it changes: the form must not leave without them. */
  readonly onUnsent?: (unsent: readonly UploadItem[]) => void
}

const noErrors: readonly string[] = []
const noFiles: readonly SentFile[] = []

/** Several files, each with its progress, its retry and its removal. A refused or failed file leaves the others. */
export const FileInput = ({
  id,
  label,
  hint,
  required,
  disabled,
  errors = noErrors,
  kind,
  initial = noFiles,
  upload,
  onChange,
  onUnsent,
}: FileInputProps) => {
  const input = useRef<HTMLInputElement>(null)
  /** The same refusal twice is said twice. */
  const [refused, setRefused] = useState({ sentences: noErrors, rank: 0 })
  const { items, said, removed, add, retry, remove, restore } = useUploads({
    initial,
    upload,
    onChange,
    onUnsent,
  })
  const refusalsId = `${id}-refus`
  const choose = (files: readonly File[]) => {
    const kept = items.filter(({ reason }) => reason === undefined)
    const sorted = sortFiles(files, kind, kept.length)
    setRefused(({ rank }) => ({ sentences: sorted.refusals, rank: rank + 1 }))
    add(sorted.accepted)
  }
  const told = (
    <>
      {hint} {limitsOf(kind)}
    </>
  )
  return (
    <FieldGroup
      id={id}
      label={label}
      hint={told}
      required={required}
      errors={errors}
      className="fr-upload-group"
    >
      <input
        ref={input}
        type="file"
        multiple
        className="fr-upload"
        accept={acceptOf(kind)}
        disabled={disabled}
        {...stateOf({ id, errors, required, hint: told }, refusalsId)}
        onChange={({ target }) => {
          choose([...(target.files ?? [])])
          // The same file may be chosen again once mended.
          target.value = ''
        }}
      />
      <div id={refusalsId} aria-live="assertive" aria-atomic="true">
        {refused.sentences.map((refusal) => (
          <p key={`${refused.rank} ${refusal}`} className="fr-message fr-message--error">
            {refusal}
          </p>
        ))}
      </div>
      {items.length === 0 ? null : (
        <ul className="fr-raw-list fr-mt-2w" aria-label={words.liste(label)}>
          {items.map((item) => (
            <FileRow
              key={item.key}
              item={item}
              disabled={disabled}
              onRetry={() => retry(item)}
              onRemove={() => {
                input.current?.focus()
                remove(item)
              }}
            />
          ))}
        </ul>
      )}
      <Status alerte>{said.erreur}</Status>
      <Retablir
        dit={said.fait}
        retrait={
          removed && {
            cle: removed.key,
            action: words.retablir(removed.name),
            onRetablir: () => {
              input.current?.focus()
              restore()
            },
          }
        }
      />
    </FieldGroup>
  )
}
