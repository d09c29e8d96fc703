import { momentEnChiffres } from '#rules/format/dates.ts'
import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { useState } from 'react'
import { FocusedAlert } from '#portal/components/FocusedAlert.tsx'
import { brouillonMessages } from '#portal/components/words/brouillon.ts'

const { notice: words } = brouillonMessages

export interface DraftNoticeProps {
  readonly titre: string
  /** Level of its heading: what is above it decides. */
  readonly level: 2 | 3
  /** When the draft was last kept, ISO 8601. */
  readonly modifieLe: string
  /** Goes where one had stopped; undefined when one is there already. */
  readonly onResume?: (() => void) | undefined
  /** Deletes the draft and begins again; false when it could not be deleted. */
  readonly onRestart: () => Promise<boolean>
}

/** Says that what is shown was begun before, and asks whether to go on with it. */
export const DraftNotice = ({ titre, level, modifieLe, onResume, onRestart }: DraftNoticeProps) => {
  const [failed, setFailed] = useState(0)
  const restart = async () => {
    if (!(await onRestart())) setFailed((before) => before + 1)
  }
  const Heading = `h${level}` as const
  return (
    <section className="fr-mb-4w">
      <Heading className="fr-h5 fr-mt-4w">{titre}</Heading>
      {failed === 0 ? null : (
        <FocusedAlert key={failed} niveau="error" titre={words.recommencer} texte={words.echec} />
      )}
      <p>{words.texte(momentEnChiffres(modifieLe))}</p>
      <p>{words.consequence}</p>
      <ul className="fr-btns-group fr-btns-group--inline-sm">
        {onResume && (
          <li>
            <Button type="button" onClick={onResume}>
              {words.reprendre}
            </Button>
          </li>
        )}
        <li>
          <Button type="button" priority="secondary" onClick={() => void restart()}>
            {words.recommencer}
          </Button>
        </li>
      </ul>
    </section>
  )
}
