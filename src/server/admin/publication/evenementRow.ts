import type { CalendarDate } from '#rules/calendar/dates.ts'
import { actionsIhm, type ActionIhm } from '#contract/kit/evenements.ts'
import { typographie } from '#rules/format/typographie.ts'
import type { Columns, CsvRow } from '../imports/csvRows.ts'
import { mayLeadTo, type Published } from '#server/kit/published.ts'
import { among, date, httpsUrl, nir, required, text } from '../imports/fields.ts'
import { RowRefusal } from '../imports/refusals.ts'

/** Columns of a file of events. */
export const evenementColumns: Columns = {
  required: ['reference', 'nir', 'service', 'libelle1', 'date'],
  optional: ['libelle2', 'action', 'url', 'objet'],
}

/** One event as a file or a command describes it. */
export interface EvenementEntry {
  readonly reference: string
  readonly nir: string
  readonly service: string
  readonly libelle1: string
  readonly libelle2: string | null
  readonly action: ActionIhm | null
  readonly url: string | null
  /** Number or row that it is about, whose act closes it. */
  readonly objet: string | null
  /** AAAA-MM-JJ */
  readonly date: CalendarDate
}

/** A document is opened by its own event, which its import adds. */
const actions = actionsIhm.filter((action) => action !== 'ouvrirDocument')

/** Reads an event; throws a RowRefusal that says what is wrong. */
export const evenementRow = (
  { values }: Pick<CsvRow, 'values'>,
  published: Pick<Published, 'hotesReference'>,
): EvenementEntry => {
  const url = httpsUrl(values, 'url')
  const action = text(values, 'action') === '' ? null : among(values, 'action', actions)
  if ((action === 'ouvrirUrl') !== (url !== null))
    throw new RowRefusal(
      'L’action ouvrirUrl et la colonne « url » vont ensemble : donnez les deux, ou aucune.',
    )
  if (url !== null && !mayLeadTo(published, url))
    throw new RowRefusal(
      `La colonne « url » mène à un site qui n’est pas de la liste (${published.hotesReference?.join(', ')}) : voyez « configuration voir ».`,
    )
  const service = required(values, 'service')
  if (!/^[a-z]{2,40}$/i.test(service))
    throw new RowRefusal('La colonne « service » doit être un mot, par exemple remuneration ou information.')
  return {
    reference: required(values, 'reference'),
    nir: nir(values),
    service,
    libelle1: typographie(required(values, 'libelle1')),
    libelle2: typographie(text(values, 'libelle2')) || null,
    action,
    url,
    objet: text(values, 'objet') || null,
    date: date(values),
  }
}
