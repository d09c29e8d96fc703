/** Round values between which every given one stands. */
export interface ChartScale {
  readonly min: number
  readonly max: number
  readonly ticks: readonly number[]
}

const INTERVALS = 4

const roundStep = (rough: number): number => {
  const power = 10 ** Math.floor(Math.log10(rough))
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= rough) ?? 10
  return factor * power
}

/** A value written without the noise of binary fractions. */
const clean = (value: number) => Number(value.toPrecision(12))

/** Round scale of some values. Bars always start at zero: their length is what is read. */
export const chartScale = (values: readonly number[], fromZero: boolean): ChartScale => {
  const lowest = Math.min(...values, fromZero ? 0 : Infinity)
  const highest = Math.max(...values, fromZero ? 0 : -Infinity)
  if (!Number.isFinite(lowest)) return { min: 0, max: 1, ticks: [0, 1] }
  const step = roundStep((highest - lowest || Math.abs(highest) || 1) / INTERVALS)
  const min = clean(Math.floor(lowest / step) * step)
  const top = clean(Math.ceil(highest / step) * step)
  const max = top > min ? top : clean(min + step)
  const count = Math.round((max - min) / step)
  return { min, max, ticks: Array.from({ length: count + 1 }, (_, tick) => clean(min + tick * step)) }
}
