/** Longest texts of the messaging service, in characters: its schemas refuse more, its sentences say it. */
export const OBJET_MAXIMUM = 120
export const MESSAGE_MAXIMUM = 5000
export const REFERENCE_MAXIMUM = 60
