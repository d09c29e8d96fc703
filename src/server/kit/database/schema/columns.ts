/** What columns hold, the same on both databases; dates are `AAAA-MM-JJ`, as their writers checked them. */

/** Milliseconds since 1970 (UTC). */
export type Moment = number

export type Flag = 0 | 1
