import { Link } from 'react-router-dom'
import type { Document } from '#contract/documents/document.ts'
import { selectionMessages as words } from './words.ts'
import { Status } from '#portal/components/page/Status.tsx'
import { comparisonAddress, selectedPair } from './comparison.ts'

interface SelectionToolsProps {
  readonly ticked: readonly Document[]
  /** What « everything » is: a year, or the results. */
  readonly scope: string
  /** Screen that compares two slips, where the area has one. */
  readonly comparisonPath: string | undefined
  readonly onAll: () => void
  readonly onNone: () => void
  readonly onArchive: (documents: readonly Document[]) => void
}

/** What can be done with the documents that are ticked. */
export const SelectionTools = ({
  ticked,
  scope,
  comparisonPath,
  onAll,
  onNone,
  onArchive,
}: SelectionToolsProps) => {
  const pair = selectedPair(ticked)
  return (
    <fieldset className="eap-selection eap-no-print">
      <legend className="fr-sr-only">{words.outils}</legend>
      <p className="fr-hint-text">{words.aide}</p>
      <div className="eap-selection__line">
        <button type="button" className="fr-btn fr-btn--tertiary fr-btn--sm" onClick={onAll}>
          {words.tout(scope)}
        </button>
        <button type="button" className="fr-btn fr-btn--tertiary fr-btn--sm" onClick={onNone}>
          {words.rien}
        </button>
        <Status className="eap-selection__count">{words.compte(ticked.length)}</Status>
      </div>
      <div className="eap-selection__line">
        <button
          type="button"
          className="fr-btn fr-btn--sm fr-icon-download-line fr-btn--icon-left"
          disabled={ticked.length === 0}
          onClick={() => onArchive(ticked)}
        >
          {words.telechargerSelection}
        </button>
        {pair && comparisonPath !== undefined ? (
          <Link className="fr-link" to={comparisonAddress(comparisonPath, pair)}>
            {words.comparer}
          </Link>
        ) : null}
      </div>
    </fieldset>
  )
}
