/** Shape of the identifiers that name rows, addresses of pages too. */
export const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Whether a text, typed or in an address, has that shape. */
export const isUuid = (text: string): boolean => UUID.test(text)
