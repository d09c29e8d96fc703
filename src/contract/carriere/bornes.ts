/** Characters of what a correction explains, at most: its schema refuses more, its sentences say it. */
export const EXPLICATION_MAXIMUM = 2000

/** Lowest majored index that a correction takes: an account holds past ones, lower than those of an estimate. */
export const INDICE_CORRIGE_MINIMUM = 100
