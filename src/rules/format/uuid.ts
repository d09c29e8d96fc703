/** Shape of the identifiers that name rows, addresses of pages too. */
export const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The identifier that a text is, typed or in an address: in small letters, as all are drawn; undefined when it has not that shape. */
export const uuidOf = (text: string): string | undefined => (UUID.test(text) ? text.toLowerCase() : undefined)
