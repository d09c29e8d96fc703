/** An identifier as PostgreSQL takes it: its own type refuses any other text with an error, where SQLite finds nothing. */
export const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Whether a text that someone typed may name a row. */
export const isId = (text: string): boolean => UUID.test(text)

/** Names nothing: it is never drawn, and comes before those that are, where all are gone through in their order. */
export const NO_ID = '00000000-0000-0000-0000-000000000000'
