import { ScrollRegion } from '#portal/components/page/ScrollRegion.tsx'
import { compteMessages } from './words.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { ResumeCompte } from '#rules/simulation/resume.ts'

const { resume: words } = compteMessages

interface ResumeTableProps {
  readonly resume: ResumeCompte
  readonly naissance: CalendarDate
}

/** Quarters today, and when the right to a pension opens if that is to come. */
export const ResumeTable = ({ resume: { aujourdhui, ouverture, requis }, naissance }: ResumeTableProps) => {
  const dates = ouverture.date > aujourdhui.date ? [aujourdhui, ouverture] : [aujourdhui]
  const titles = [words.aujourdhui(aujourdhui.date), words.ouverture(ouverture.date)]
  const rows = [
    { nom: words.assurance, nombres: dates.map(({ assurance }) => assurance) },
    { nom: words.liquidables, nombres: dates.map(({ liquidables }) => liquidables) },
    { nom: words.requis(naissance), nombres: dates.map(() => requis) },
    { nom: words.manquants, nombres: dates.map(({ manquants }) => manquants) },
  ]
  return (
    <ScrollRegion label={words.tableau}>
      <table className="eap-compte__table">
        <caption>{words.tableau}</caption>
        <thead>
          <tr>
            <th scope="col">{words.nature}</th>
            {dates.map(({ date }, rank) => (
              <th key={date} scope="col">
                {titles[rank]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ nom, nombres }) => (
            <tr key={nom}>
              <th scope="row">{nom}</th>
              {nombres.map((nombre, rank) => (
                <td key={dates[rank]?.date} className="eap-compte__nombre">
                  {nombre}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
