import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { codeOf } from '#server/kit/objects/boundedFetch.ts'
import { writeWhole } from '#server/kit/objects/wholeFile.ts'

/** What leaves: its name is unique in its request, and the same name always has the same bytes. */
export interface Parcel {
  readonly id: string
  /** Number of the request. */
  readonly numero: string
  readonly nom: string
  /** Media type. */
  readonly type: string
  /** Bytes. */
  readonly taille: number
  readonly content: Readable
}

/**
 * What came of a parcel: it was taken; it may be later (`occupe`: refused for now, `injoignable`: nobody answered, nothing
 * can be written, or the portal itself is refused); or it never will by itself.
 */
type Outcome = 'transmis' | 'occupe' | 'injoignable' | 'refuse'

/** An outcome, and what the log may say of it: never an address, a name or a sentence of the other side. */
export interface Carried {
  readonly outcome: Outcome
  /** Status of the HTTP answer. */
  readonly status?: number
  /** Kind of the failure. */
  readonly code?: string
}

/** Gives a parcel to the management system; never throws. The same parcel may be given twice. */
export type Carry = (parcel: Parcel) => Promise<Carried>

/** Writes parcels in a folder, one folder a request, each whole or not at all; the same parcel twice is the same file. */
export const folderCarrier =
  (folder: string): Carry =>
  async ({ numero, nom, content }) => {
    try {
      await writeWhole(join(folder, numero, nom), content)
      return { outcome: 'transmis' }
    } catch (error) {
      return { outcome: 'injoignable', code: codeOf(error) }
    } finally {
      content.destroy()
    }
  }
