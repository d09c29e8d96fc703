import { Status } from '#portal/components/page/Status.tsx'
import { useAfterPause } from '#portal/components/useAfterPause.ts'
import { correctionMessages } from './words.ts'

const { alertes: words } = correctionMessages

/** What seems odd in the values, seen at once and said at a pause. */
export const Alertes = ({ phrases }: { readonly phrases: readonly string[] }) => {
  const said = useAfterPause(phrases.join(' '))
  return (
    <>
      <Status>{said}</Status>
      {phrases.length === 0 ? null : (
        <div className="fr-alert fr-alert--warning fr-mb-3w">
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
