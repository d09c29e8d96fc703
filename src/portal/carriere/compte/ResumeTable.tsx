import { DataTable } from '#portal/components/facts/DataTable.tsx'
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
    <DataTable
      legende={words.tableau}
      colonnes={[words.nature, ...titles.slice(0, dates.length)]}
      nombres={dates.map((_, rank) => rank + 1)}
      lignes={rows.map(({ nom, nombres }) => ({
        id: nom,
        cellules: [nom, ...nombres],
      }))}
    />
  )
}
