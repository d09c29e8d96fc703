/** Longest name that is kept, in characters, extension included. */
const LONGEST = 120

/** Controls, marks that turn the direction of the text round, and what file systems refuse. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"|?*]/gu

/** Extension of a file name, in small letters; empty without one. */
export const extensionOf = (name: string): string => /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''

/** A file name as it is kept and shown: no path, nothing invisible, not too long, its extension kept. */
export const cleanName = (given: string): string => {
  const name = (given.split(/[/\\]/).at(-1) ?? '')
    .normalize('NFC')
    .replaceAll(UNSAFE, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[ .]+/, '')
    .trim()
  const extension = extensionOf(name)
  if (extension === '') return [...name].slice(0, LONGEST).join('')
  const stem = name.slice(0, -extension.length - 1).trim() || 'fichier'
  return `${[...stem].slice(0, LONGEST - extension.length - 1).join('')}.${extension}`
}
