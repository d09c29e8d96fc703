import { mkdir, readdir, realpath } from 'node:fs/promises'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { makeFolder } from '#server/kit/makeFolder.ts'
import { AdministrationFault } from '../Runner.ts'
import { MANIFEST } from './manifest.ts'
import { codeOf } from '#server/kit/objects/boundedFetch.ts'

/** Where a path leads, links followed as far as it exists. */
const realPlace = async (path: string): Promise<string> =>
  realpath(path).catch(async () => join(await realPlace(dirname(path)), basename(path)))

/** Refuses as the place of a copy a folder that is not empty, or that is in one that is copied (`copied`): the copy would copy itself without end. */
export const refusePlace = async (folder: string, copied: string): Promise<void> => {
  const place = await realPlace(resolve(folder))
  if (`${place}${sep}`.startsWith(`${await realPlace(resolve(copied))}${sep}`))
    throw new AdministrationFault(
      `« ${folder} » est dans le dossier des transmissions, que la sauvegarde copie : choisissez un dossier ailleurs.`,
    )
  const names = await readdir(place).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return [] as string[]
    throw new AdministrationFault(`« ${folder} » n’est pas un dossier, ou ne peut pas être lu.`)
  })
  if (names.length === 0) return
  throw new AdministrationFault(
    names.includes('lignes') && !names.includes(MANIFEST)
      ? `Le dossier « ${folder} » a une sauvegarde inachevée, ou qui se fait encore : choisissez-en un autre, ou effacez-le si aucune commande n’y écrit plus.`
      : `Le dossier « ${folder} » n’est pas vide : choisissez-en un autre.`,
  )
}

/** What the system says of a place that takes no folder, whoever asks. */
const NO_PLACE = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'EINVAL'])

/** Makes the place of a copy: of two that begin at the same moment, one gets it. */
export const holdPlace = async (folder: string): Promise<void> => {
  try {
    makeFolder(folder, 0o700)
    await mkdir(join(folder, 'lignes'), { mode: 0o700 })
  } catch (error) {
    if (codeOf(error) === 'EEXIST')
      throw new AdministrationFault(
        `Une autre sauvegarde se fait dans « ${folder} » : laissez-la finir, ou choisissez un autre dossier.`,
      )
    if (!NO_PLACE.has(codeOf(error))) throw error
    throw new AdministrationFault(`« ${folder} » ne peut pas être fait : choisissez un dossier ailleurs.`)
  }
}
