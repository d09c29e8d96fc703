import { contenuPrive } from '#contract/contenu/contenu.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { useCall } from '#portal/client/call/useCall.ts'
import { ContentBlocks } from '#portal/components/page/ContentBlocks.tsx'
import { simulateurMessages } from './words.ts'
import { accesSimulateurMessages as card } from '#portal/components/words/estimation.ts'
import { configured } from '#portal/client/configuration.ts'

const { indisponible: words } = simulateurMessages

/** The « unavailable » text of the dashboard, why, and what to do instead. */
export const Indisponible = ({ ouvreLe }: { readonly ouvreLe: CalendarDate | undefined }) => {
  const { data } = useCall(contenuPrive, { params: { id: 'simulationerreur' } })
  const url = configured('urlRetraitePublique')
  return (
    <>
      <p>{card.indisponible}</p>
      <p>
        <strong>{ouvreLe === undefined ? words.compte : words.age(dateEnChiffres(ouvreLe))}</strong>
      </p>
      {url === '' ? null : (
        <p>
          <a className="fr-link" href={url} target="_blank" rel="noopener noreferrer">
            {card.sitePublic} <span className="fr-sr-only">({card.nouvelOnglet})</span>
          </a>
        </p>
      )}
      <ContentBlocks blocs={Object.values(data?.contenu.paragraphe ?? {})} />
    </>
  )
}
