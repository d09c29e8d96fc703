import { num } from './num.ts'

/** One hidden layer: the smallest network that learns shapes. */
export interface Network {
  readonly learn: (input: Float32Array, label: number, rate: number) => void
  readonly guess: (input: Float32Array) => number
}

/** A network of `inputs` numbers, `hidden` units and `labels` answers, in plain arithmetic; `random` gives numbers in [0, 1). */
export const networkOf = (inputs: number, hidden: number, labels: number, random: () => number): Network => {
  const weights = (from: number, to: number) =>
    Float32Array.from({ length: from * to }, () => (random() * 2 - 1) * Math.sqrt(3 / from))
  const [first, second] = [weights(inputs, hidden), weights(hidden, labels)]
  const [firstBias, secondBias] = [new Float32Array(hidden), new Float32Array(labels)]
  const [middle, scores, back] = [
    new Float32Array(hidden),
    new Float32Array(labels),
    new Float32Array(hidden),
  ]

  const run = (input: Float32Array) => {
    for (let unit = 0; unit < hidden; unit += 1) {
      let sum = num(firstBias, unit)
      for (let at = 0; at < inputs; at += 1) sum += num(first, unit * inputs + at) * num(input, at)
      middle[unit] = Math.max(0, sum)
    }
    let total = 0
    for (let label = 0; label < labels; label += 1) {
      let sum = num(secondBias, label)
      for (let unit = 0; unit < hidden; unit += 1)
        sum += num(second, label * hidden + unit) * num(middle, unit)
      scores[label] = Math.exp(Math.min(30, sum))
      total += num(scores, label)
    }
    for (let label = 0; label < labels; label += 1) scores[label] = num(scores, label) / total
  }

  const learn = (input: Float32Array, label: number, rate: number) => {
    run(input)
    back.fill(0)
    for (let one = 0; one < labels; one += 1) {
      const error = num(scores, one) - (one === label ? 1 : 0)
      secondBias[one] = num(secondBias, one) - rate * error
      for (let unit = 0; unit < hidden; unit += 1) {
        back[unit] = num(back, unit) + error * num(second, one * hidden + unit)
        second[one * hidden + unit] = num(second, one * hidden + unit) - rate * error * num(middle, unit)
      }
    }
    for (let unit = 0; unit < hidden; unit += 1) {
      if (middle[unit] === 0) continue
      const error = rate * num(back, unit)
      firstBias[unit] = num(firstBias, unit) - error
      for (let at = 0; at < inputs; at += 1)
        first[unit * inputs + at] = num(first, unit * inputs + at) - error * num(input, at)
    }
  }

  const guess = (input: Float32Array) => {
    run(input)
    return scores.indexOf(Math.max(...scores))
  }
  return { learn, guess }
}
