import { StartFault } from '../../StartFault.ts'

/** Where a clamd listens. */
export interface AntivirusSettings {
  readonly host: string
  readonly port: number
}

/** The antivirus, when one is configured. */
export const readAntivirus = (
  env: Readonly<Record<string, string | undefined>>,
): AntivirusSettings | undefined => {
  const given = env['ANTIVIRUS_URL']
  if (given === undefined) return undefined
  const [, host, port] = /^tcp:\/\/(\[[\da-f:.]+\]|[\w.-]+):(\d{1,5})\/?$/i.exec(given) ?? []
  if (host === undefined || Number(port) > 65_535)
    throw new StartFault(
      `ANTIVIRUS_URL doit être l’adresse d’un service clamd avec son port, par exemple tcp://127.0.0.1:3310 ; reçu : « ${given} ».`,
    )
  return { host: host.replaceAll(/[[\]]/g, ''), port: Number(port) }
}
