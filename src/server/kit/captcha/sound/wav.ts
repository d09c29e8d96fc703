const HEADER = 44
const MIDDLE = 128
const LOUDEST = 127

/** A sound as a WAV file of eight bits, mono: what every browser plays, without any encoder. Louder parts than the format holds are brought back in it. */
export const wavOf = (samples: Float32Array, rate: number): Buffer => {
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 1e-6)
  const file = Buffer.alloc(HEADER + samples.length)
  file.write('RIFF', 0, 'latin1')
  file.writeUInt32LE(HEADER - 8 + samples.length, 4)
  file.write('WAVEfmt ', 8, 'latin1')
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(rate, 24)
  file.writeUInt32LE(rate, 28)
  file.writeUInt16LE(1, 32)
  file.writeUInt16LE(8, 34)
  file.write('data', 36, 'latin1')
  file.writeUInt32LE(samples.length, 40)
  const scale = (0.95 * LOUDEST) / loudest
  samples.forEach((sample, place) => {
    file[HEADER + place] = MIDDLE + Math.round(sample * scale)
  })
  return file
}
