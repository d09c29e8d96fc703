import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { Link } from 'react-router-dom'
import type { Document } from '#contract/documents/document.ts'
import { useLeaving } from '#portal/client/page/leftList.ts'
import { selectionMessages as words } from '../words.ts'
import { Status } from '#portal/components/page/Status.tsx'
import { comparisonAddress, selectedPair } from '../comparison.ts'

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
  const state = useLeaving()
  return (
    <fieldset className="eap-cadre fr-pt-2w fr-px-2w fr-pb-0 fr-mb-2w eap-no-print">
      <legend className="fr-sr-only">{words.outils}</legend>
      <p className="fr-hint-text">{words.aide}</p>
      <div className="eap-rang eap-rang--large eap-rang--aere fr-mb-2w">
        <Button type="button" priority="tertiary" size="small" onClick={onAll}>
          {words.tout(scope)}
        </Button>
        <Button type="button" priority="tertiary" size="small" onClick={onNone}>
          {words.rien}
        </Button>
        <Status className="fr-text-mention--grey">{words.compte(ticked.length)}</Status>
      </div>
      <div className="eap-rang eap-rang--large eap-rang--aere fr-mb-2w">
        <Button
          type="button"
          size="small"
          iconId="fr-icon-download-line"
          disabled={ticked.length === 0}
          onClick={() => onArchive(ticked)}
        >
          {words.telechargerSelection}
        </Button>
        {pair && comparisonPath !== undefined ? (
          <Link className="fr-link" to={comparisonAddress(comparisonPath, pair)} state={state}>
            {words.comparer}
          </Link>
        ) : null}
      </div>
    </fieldset>
  )
}
