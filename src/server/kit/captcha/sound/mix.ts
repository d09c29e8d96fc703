import { type Chance, oneOf, within } from './chance.ts'
import { RATE } from './voice.ts'

const add = (onto: Float32Array, what: Float32Array, place: number, loudness: number) => {
  for (let step = 0; step < what.length && place + step < onto.length; step += 1)
    onto[place + step] = (onto[place + step] ?? 0) + (what[step] ?? 0) * loudness
}

const seconds = (length: number) => Math.round(length * RATE)

/** What is said one after the other, with silences that vary. */
export const inLine = (words: readonly Float32Array[], chance: Chance): Float32Array => {
  const gaps = words.map(() => seconds(within(chance, 0.25, 0.6)))
  const length = words.reduce((sum, word, rank) => sum + word.length + (gaps[rank] ?? 0), 0)
  const line = new Float32Array(length)
  let place = 0
  for (const [rank, word] of words.entries()) {
    add(line, word, place, within(chance, 0.8, 1))
    place += word.length + (gaps[rank] ?? 0)
  }
  return line
}

/** People who speak far behind: words said backwards by other voices, without any meaning. */
const murmur = (onto: Float32Array, from: number, words: readonly Float32Array[], chance: Chance) => {
  const voices = words.map((word) => word.toReversed())
  for (let place = from; place < onto.length; place += seconds(within(chance, 0.2, 0.5)))
    add(onto, oneOf(chance, voices), place, within(chance, 0.09, 0.17))
}

/** A hiss, and the hum of a room, each as loud as chance has it. */
const hiss = (onto: Float32Array, from: number, chance: Chance) => {
  const [loud, dull] = [within(chance, 0.008, 0.02), within(chance, 0.3, 0.9)]
  let last = 0
  for (let place = from; place < onto.length; place += 1) {
    last = dull * last + (1 - dull) * (chance() * 2 - 1)
    onto[place] = (onto[place] ?? 0) + last * loud * 3
  }
}

/** A line with what is heard around it, from a place on: before it, a screen reader ends its sentence. */
export const inARoom = (
  line: Float32Array,
  from: number,
  words: readonly Float32Array[],
  chance: Chance,
): Float32Array => {
  const heard = line.slice()
  const late = seconds(within(chance, 0.03, 0.09))
  for (let place = heard.length - 1; place >= from + late; place -= 1)
    heard[place] = (heard[place] ?? 0) + 0.22 * (line[place - late] ?? 0)
  murmur(heard, from, words, chance)
  hiss(heard, from, chance)
  return heard
}
