import { Fragment } from 'react'

/** Number of a request, such as `DR-2026-1042-7751`. */
const NUMERO = /([A-Z]{2,3}-\d{4}-\d{4}-\d{4})/

/** A sentence that quotes the number of a request, which never breaks at its hyphens: it is copied, or told on the phone. */
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
