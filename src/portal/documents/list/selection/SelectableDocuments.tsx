import { Button } from '@codegouvfr/react-dsfr/Button.js'
import type { ReactNode } from 'react'
import type { Document } from '#contract/documents/document.ts'
import { selectionMessages as words } from '../words.ts'
import { ArchiveNotice, type ArchiveState } from '../ArchiveNotice.tsx'
import { SelectionTools } from './SelectionTools.tsx'
import { useSelection, type Boxes } from './useSelection.ts'

interface SelectableDocumentsProps {
  /** Documents that can be selected, even those that a filter hides. */
  readonly documents: readonly Document[]
  /** What « everything » is: a year, or the results. */
  readonly scope: string
  readonly comparisonPath: string | undefined
  /** Archive that was asked for last. */
  readonly archive: ArchiveState | undefined
  readonly onArchive: (documents: readonly Document[]) => void
  /** What stands beside the button that opens the selection, outside of it. */
  readonly aside?: ReactNode
  readonly children: (boxes: Boxes | undefined) => ReactNode
}

/** Documents, and their selection when it is open. */
export const SelectableDocuments = ({
  documents,
  scope,
  comparisonPath,
  archive,
  onArchive,
  aside,
  children,
}: SelectableDocumentsProps) => {
  const { area, button, boxes, ticked, toggleMode, selectAll, selectNone } = useSelection(documents)
  return (
    <div ref={area}>
      <div className="eap-rang eap-rang--large eap-rang--aere fr-mb-2w eap-no-print">
        <Button
          ref={button}
          type="button"
          priority={boxes ? 'primary' : 'secondary'}
          size="small"
          iconId="fr-icon-checkbox-line"
          onClick={toggleMode}
          nativeButtonProps={{ 'aria-pressed': boxes !== undefined }}
        >
          {words.selectionner}
        </Button>
        {boxes ? null : aside}
      </div>
      {boxes ? (
        <SelectionTools
          ticked={ticked}
          scope={scope}
          comparisonPath={comparisonPath}
          onAll={selectAll}
          onNone={selectNone}
          onArchive={onArchive}
        />
      ) : null}
      <ArchiveNotice archive={archive} />
      {children(boxes)}
    </div>
  )
}
