/** Names nothing: it is never drawn, and comes before those that are, where all are gone through in their order. */
export const NO_ID = '00000000-0000-0000-0000-000000000000'
