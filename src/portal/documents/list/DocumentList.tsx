import { Badge } from '@codegouvfr/react-dsfr/Badge.js'
import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { Checkbox } from '@codegouvfr/react-dsfr/Checkbox.js'
import type { Document } from '#contract/documents/document.ts'
import { codesEnvoiMail } from '#contract/documents/genres.ts'
import { documentMessages as words } from '../words.ts'
import { documentAddress } from '#portal/client/documents/openDocument.ts'
import { useLeaving } from '#portal/client/page/leftList.ts'
import { OpenForm } from '#portal/components/files/OpenForm.tsx'
import { paths } from '#portal/paths.ts'
import { documentNames } from './documentNames.ts'
import type { Boxes } from './selection/useSelection.ts'
import '../documents.css'

interface DocumentListProps {
  readonly documents: readonly Document[]
  /** Documents may be sent by mail, where their kind allows it. */
  readonly optionEnvoiMail: boolean
  readonly onOpen: (document: Document) => void
  /** Documents of the page among which each must have its own name, when it holds several lists. */
  readonly among?: readonly Document[]
  /** With them, each document has a box that selects it. */
  readonly boxes?: Boxes | undefined
}

const isMailable = ({ codeSousThemeGed }: Document) => codesEnvoiMail.includes(codeSousThemeGed)

/** Documents, one a line: what each is, and what can be done with it. */
export const DocumentList = ({
  documents,
  optionEnvoiMail,
  onOpen,
  among = documents,
  boxes,
}: DocumentListProps) => {
  const names = documentNames(among)
  const refused = !optionEnvoiMail && documents.some(isMailable)
  return (
    <>
      {refused ? <p className="fr-hint-text">{words.envoiIndisponible}</p> : null}
      <ul className="fr-raw-list eap-documents">
        {documents.map((document) => (
          <DocumentRow
            key={document.documentUuid}
            document={document}
            name={names.get(document.documentUuid) ?? document.libelle1}
            optionEnvoiMail={optionEnvoiMail}
            onOpen={onOpen}
            boxes={boxes}
          />
        ))}
      </ul>
    </>
  )
}

interface DocumentRowProps extends Omit<DocumentListProps, 'documents' | 'among'> {
  readonly document: Document
  readonly name: string
}

const DocumentRow = ({ document, name, optionEnvoiMail, onOpen, boxes }: DocumentRowProps) => (
  <li className="eap-rang eap-rang--large eap-rang--aere eap-rang--bouts eap-document">
    <div className="eap-document__text">
      {boxes ? (
        <div className="eap-document__choice">
          <DocumentBox document={document} name={name} boxes={boxes} />
          <Fresh document={document} />
        </div>
      ) : (
        <p className="fr-text--bold">
          {document.libelle1} <Fresh document={document} />
        </p>
      )}
      {document.libelle2 ? <p>{document.libelle2}</p> : null}
      {document.libelle3 ? (
        <p className="fr-text--sm fr-mb-0 fr-text-mention--grey">{document.libelle3}</p>
      ) : null}
    </div>
    <div className="eap-rang eap-rang--serre eap-no-print">
      {isMailable(document) ? <MailButton document={document} name={name} enabled={optionEnvoiMail} /> : null}
      <OpenForm address={documentAddress(document)} onOpen={() => onOpen(document)}>
        <Button
          type="submit"
          priority="secondary"
          size="small"
          iconId="fr-icon-download-line"
          nativeButtonProps={{ 'aria-label': words.telechargerNom(name) }}
        >
          {words.telecharger}
        </Button>
      </OpenForm>
    </div>
  </li>
)

const Fresh = ({ document: { statut } }: { readonly document: Document }) =>
  statut === 'EVE_NON_LU' ? (
    <Badge as="span" severity="new" small noIcon>
      {words.nouveau}
    </Badge>
  ) : null

interface DocumentBoxProps {
  readonly document: Document
  readonly name: string
  readonly boxes: Boxes
}

/** Its label shows the title, and holds what tells the document from those of the same title. */
const DocumentBox = ({ document: { documentUuid, libelle1 }, name, boxes }: DocumentBoxProps) => (
  <Checkbox
    small
    options={[
      {
        label: (
          <span className="fr-text--bold">
            {libelle1}
            <span className="fr-sr-only">{name.slice(libelle1.length)}</span>
          </span>
        ),
        nativeInputProps: {
          checked: boxes.selected.has(documentUuid),
          onChange: () => boxes.onToggle(documentUuid),
        },
      },
    ]}
  />
)

interface MailButtonProps {
  readonly document: Document
  readonly name: string
  readonly enabled: boolean
}

const mailLook = { priority: 'tertiary', size: 'small', iconId: 'fr-icon-mail-send-line' } as const

const MailButton = ({ document, name, enabled }: MailButtonProps) => {
  const state = useLeaving()
  return enabled ? (
    <Button
      {...mailLook}
      linkProps={{
        to: `${paths.demandeenvoimail}?${new URLSearchParams({ documentUuid: document.documentUuid })}`,
        state,
        'aria-label': words.envoyerNom(name),
      }}
    >
      {words.envoyer}
    </Button>
  ) : (
    <Button {...mailLook} type="button" disabled nativeButtonProps={{ 'aria-label': words.envoyerNom(name) }}>
      {words.envoyer}
    </Button>
  )
}
