import { open } from 'node:fs/promises'
import { stringify } from 'csv-stringify/sync'
import { counted } from '../progress.ts'
import { AdministrationFault, type Output } from '../Runner.ts'

/** Why a row of an imported file is refused, told in French; the others go on. */
export class RowRefusal extends Error {}

/** What a check gives, or the sentence by which it refuses. */
export const refusalOr = async <T>(check: () => T | Promise<T>): Promise<T | RowRefusal> => {
  try {
    return await check()
  } catch (error) {
    if (error instanceof RowRefusal) return error
    throw error
  }
}

/** Refused rows told on the screen; the report has them all. */
const SHOWN = 20

interface Refused {
  readonly line: number
  readonly reference: string
  readonly motif: string
}

/** A formula of a spreadsheet would run when the report is opened there. */
const inert = (value: string) => (/^[=+\-@\t]/.test(value) ? `'${value}` : value)

/** Keeps the refused rows: in a CSV report when a path is given, and the first ones on the screen. */
export const openRefusals = async (output: Output, path: string | undefined) => {
  const file =
    path === undefined
      ? undefined
      : await open(path, 'w', 0o600).catch(() => {
          throw new AdministrationFault(
            `Le rapport « ${path} » ne peut pas être écrit : choisissez un autre chemin.`,
          )
        })
  await file?.write(`\uFEFF${stringify([['ligne', 'reference', 'motif']], { delimiter: ';' })}`)
  let refused = 0
  return {
    add: async ({ line, reference, motif }: Refused) => {
      refused += 1
      await file?.write(stringify([[line, inert(reference), motif]], { delimiter: ';' }))
      if (refused > SHOWN) return
      output.draw?.('')
      output.say(`Ligne ${line} refusée${reference === '' ? '' : ` (${reference})`} : ${motif}`)
    },
    close: async () => {
      await file?.close()
      if (refused > SHOWN && path === undefined)
        output.say(
          `… et ${counted(refused - SHOWN, 'autre ligne refusée', 'autres lignes refusées')} : donnez --rapport pour les avoir toutes.`,
        )
      if (refused > 0 && path !== undefined) output.say(`Lignes refusées, avec leur motif : ${path}`)
    },
  }
}
