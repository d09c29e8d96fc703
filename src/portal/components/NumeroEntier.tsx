import { Fragment } from 'react'

/** Number of a request for retirement, such as `DR-2026-1042-7751`, or of an incident, such as `7F3K-92QM-W4TD`. */
const NUMERO = /([A-Z]{2,3}-\d{4}-\d{4}-\d{4}|[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4})/

/** A sentence that quotes such a number, which never breaks at its hyphens: it is copied, or told on the phone. */
export const NumeroEntier = ({ children }: { readonly children: string }) =>
  children.split(NUMERO).map((part, rank) =>
    NUMERO.test(part) ? (
      <span key={`${String(rank)} ${part}`} className="eap-entier">
        {part}
      </span>
    ) : (
      <Fragment key={`${String(rank)} ${part}`}>{part}</Fragment>
    ),
  )
