import { posix } from 'node:path'

/** The areas, the same in every room. */
export const AREA =
  '(?:connexion|inscription|profil|accueil|documents|messagerie|carriere|simulation|demande|contenu|recherche)'

/** Tests see through the walls of their room. */
export const isTest = (file: string) => /\.test\.tsx?$|\/testing\//.test(file)

/** Loads the portal that the build made for the server to draw: the one door between the two. */
const DOOR = 'src/server/kit/http/site/drawnPages.ts'

/** Whether the walls must be able to read every import of a file. */
export const namesItsImports = (file: string) =>
  /^(?:src|demo)\//.test(file) && !isTest(file) && file !== DOOR

/** Where the name of an import leads, from the root of the project; the name itself when it is a package. */
export const targetOf = (file: string, name: string): string => {
  if (name.startsWith('.')) return posix.join(posix.dirname(file), name)
  return posix.normalize(name.replace(/^#(?=(?:rules|contract|server|portal)\/)/, 'src/').replace(/^#/, ''))
}

/** The room and area, or kit, of a file: where its relative imports stay. */
export const placeOf = (file: string): string => /^src\/[^/]+\/(?:[^/]+\/)?/.exec(file)?.[0] ?? ''
