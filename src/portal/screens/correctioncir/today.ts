import { calendarDate } from '#rules/dateSaisie.ts'

/** The day it is where the person is. */
export const today = () => {
  const now = new Date()
  return calendarDate(now.getFullYear(), now.getMonth() + 1, now.getDate())
}
