import { TITLE_ID } from '#portal/paths.ts'

/** Gives the focus to the heading of the page: what had it is gone, and what took its place is under the heading. */
export const focusTitle = () => document.getElementById(TITLE_ID)?.focus()
