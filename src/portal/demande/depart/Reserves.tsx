import { Status } from '#portal/components/page/Status.tsx'
import { useAfterPause } from '#portal/components/useAfterPause.ts'
import { demandeDepartSuiteMessages } from './wordsSuite.ts'

const { reserves: words } = demandeDepartSuiteMessages

/** What deserves a warning in the departure, seen at once and said at a pause; it does not block. */
export const Reserves = ({ phrases }: { readonly phrases: readonly string[] }) => {
  const said = useAfterPause(phrases.join(' '))
  return (
    <>
      <Status>{said}</Status>
      {phrases.length === 0 ? null : (
        <div className="fr-alert fr-alert--warning fr-mb-4w">
          <h3 className="fr-alert__title">{words.titre}</h3>
          {phrases.map((phrase) => (
            <p key={phrase}>{phrase}</p>
          ))}
          <p>{words.suite}</p>
        </div>
      )}
    </>
  )
}
