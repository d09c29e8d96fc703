import { join } from 'node:path'
import { codeOf } from '#server/kit/objects/boundedFetch.ts'
import { writeWhole } from '#server/kit/objects/wholeFile.ts'
import type { Carry } from './Carrier.ts'

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
