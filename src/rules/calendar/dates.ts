/** A calendar date, written `AAAA-MM-JJ`. */
export type CalendarDate = string

const parts = (date: CalendarDate): readonly [number, number, number] => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return [year, month, day]
}

/** Whole years lived on `today` by someone born on `birth`; the birthday itself counts. */
export const ageOn = (birth: CalendarDate, today: CalendarDate): number => {
  const [birthYear, birthMonth, birthDay] = parts(birth)
  const [year, month, day] = parts(today)
  const birthdayCame = month > birthMonth || (month === birthMonth && day >= birthDay)
  return year - birthYear - (birthdayCame ? 0 : 1)
}
