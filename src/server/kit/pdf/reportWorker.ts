import { type Report, reportPdf } from './reportPdf.ts'

/** What a drawing is asked for with. */
export interface Drawing {
  readonly report: Report
  readonly createdOn: Date
}

/** Runs in a thread of its own: a drawing takes the processor for a while. */
// oxlint-disable-next-line import/no-default-export -- Piscina calls what a file exports by default
export default ({ report, createdOn }: Drawing): Uint8Array => reportPdf(report, { createdOn })
