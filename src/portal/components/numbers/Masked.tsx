import { Fragment } from 'react'
import { ibanMessages } from '../words/iban.ts'

/** Hidden characters that follow each other, and the spaces between them. */
const HIDDEN = /(•[•\s]*)/

/** Spaces around what is hidden, and between the digits that follow it: such a number is compared, in one piece. */
const WITHIN = /(?<=•) | (?=•)|(?<=•\s?\d{1,4}) (?=\d)/g

/**
 * A number or an address of which some characters are hidden, or a sentence that holds one: they are seen as dots, and told
 * once in words instead of one dot after the other. Hidden whole from those with whom the screen is shared.
 */
export const Masked = ({ children }: { readonly children: string }) => (
  <span data-masque="">
    {children
      .replaceAll(WITHIN, '\u00A0')
      .split(HIDDEN)
      .map((part, rank) =>
        part.startsWith('•') ? (
          <Fragment key={`${String(rank)} ${part}`}>
            <span aria-hidden="true">{part}</span>
            <span className="fr-sr-only">{ibanMessages.masques}</span>
          </Fragment>
        ) : (
          part
        ),
      )}
  </span>
)
