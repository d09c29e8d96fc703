/** Characters of what a correction explains, at most: its schema refuses more, its sentences say it. */
export const EXPLICATION_MAXIMUM = 2000
