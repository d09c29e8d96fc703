import { setTimeout } from 'node:timers/promises'
import { buffer } from 'node:stream/consumers'
import { s3Limits } from '#server/kit/objects/boundedFetch.ts'
import { type ObjectStore, StorageDown, StorageRefused } from '#server/kit/objects/ObjectStore.ts'

/** Waits until a store that did not answer may be asked again. */
export type Pause = () => Promise<void>

/** Times that a store is asked for one file: with the pauses, two minutes. */
const TRIES = 10

/** A store that did not answer rests, and refuses meanwhile whoever asks. */
const afterItsRest: Pause = async () => {
  await setTimeout(s3Limits.restMs + 2000)
}

/** Files of a store, for a work of hours that one answer missed must not end. */
export interface PatientObjects {
  /** All the bytes of a file; undefined when the store has it no more. */
  readonly read: (key: string) => Promise<Buffer | undefined>
  readonly put: ObjectStore['put']
}

/** Asks a store again after its rest when it is away, some minutes at most; then throws the StorageDown. */
export const patientObjects = (objects: ObjectStore, pause = afterItsRest): PatientObjects => {
  const patiently = async <T>(ask: () => Promise<T>): Promise<T> => {
    for (let tried = 1; ; tried += 1)
      try {
        return await ask()
      } catch (error) {
        const isAway = error instanceof StorageDown && !(error instanceof StorageRefused)
        if (!isAway || tried === TRIES) throw error
        await pause()
      }
  }
  return {
    read: (key) =>
      patiently(async () => {
        const opened = await objects.open(key)
        return opened && buffer(opened.stream)
      }),
    put: (key, bytes) => patiently(() => objects.put(key, bytes)),
  }
}
