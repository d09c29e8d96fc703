import type { Static, Type } from 'typebox'
import { isWithin, text } from './forms.ts'

const MOST = 100_000_000

const most = (byDefault: number) =>
  text(isWithin(1, MOST), `doit être un nombre de 1 à ${MOST}`, { default: `${byDefault}` })

/** What one network may do, since a ministry of fifty thousand people may share an address, and one person. */
export const limitesVariables = {
  /** Sign-ins that fail in ten minutes. */
  ECHECS_PAR_RESEAU: most(300),
  /** Requests of one kind in an hour, without an account: registration, forgotten password, FranceConnect, access key, communes. */
  DEMANDES_PAR_RESEAU: most(300),
  /** Captchas drawn or waiting at once: some seconds of the busiest hour of fifty thousand people behind one address. */
  CAPTCHAS_PAR_RESEAU: most(120),
  /** Works given in the place of a captcha in an hour: each is a row until it is done or late. */
  TRAVAUX_PAR_RESEAU: most(3000),
  /** Estimates in an hour: programs use this call, and it costs next to nothing. */
  ESTIMATIONS_PAR_RESEAU: most(10_000),
  /** Megabytes of attached files in an hour. */
  MEGAOCTETS_PAR_RESEAU: most(2000),
  /** Acts of one person in an hour that the journal keeps: nothing is ever taken from it before its time. */
  ACTES_PAR_PERSONNE: most(1000),
}

/** These limits, as numbers. */
export const limitesIn = (given: Static<Type.TObject<typeof limitesVariables>>) => ({
  echecs: Number(given.ECHECS_PAR_RESEAU),
  demandes: Number(given.DEMANDES_PAR_RESEAU),
  captchas: Number(given.CAPTCHAS_PAR_RESEAU),
  travaux: Number(given.TRAVAUX_PAR_RESEAU),
  estimations: Number(given.ESTIMATIONS_PAR_RESEAU),
  megaoctets: Number(given.MEGAOCTETS_PAR_RESEAU),
  actes: Number(given.ACTES_PAR_PERSONNE),
})
