import { QuietAlert } from '../page/QuietAlert.tsx'
import { Status } from '../page/Status.tsx'
import { useChangeAfterPause } from '../useAfterPause.ts'

interface WarningsProps {
  readonly titre: string
  readonly phrases: readonly string[]
  /** What to do about them, below them. */
  readonly suite: string
}

/** What deserves a warning in what is being typed, seen at once and said at a pause once it changes; it does not block. */
export const Warnings = ({ titre, phrases, suite }: WarningsProps) => {
  const said = useChangeAfterPause(phrases.join(' '))
  return (
    <>
      <Status alerte>{said}</Status>
      {phrases.length === 0 ? null : (
        <QuietAlert niveau="warning" titre={titre} className="fr-mb-4w">
          {[...phrases, suite].map((phrase) => (
            <p key={phrase}>{phrase}</p>
          ))}
        </QuietAlert>
      )}
    </>
  )
}
