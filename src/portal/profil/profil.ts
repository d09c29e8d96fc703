import { FRANCE } from '#rules/profil/adresse.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { Adresse, Coordonnees } from '#contract/profil/profil.ts'
import type { CoordonneesForm } from '#contract/inscription/inscriptionForm.ts'
import { formatTelephone } from '#rules/profil/telephone.ts'

const timeZone = 'Europe/Paris'
const dayFormat = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' })
const momentFormat = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'medium', timeStyle: 'short', timeZone })
const hourFormat = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'short', timeZone })

/** A day in letters: « 1er mars 1975 »; what is not a date stays as it is. */
export const dayInWords = (date: CalendarDate): string => {
  const day = new Date(`${date}T00:00:00Z`)
  return Number.isNaN(day.getTime()) ? date : dayFormat.format(day).replace(/^1 /, '1er ')
}

/** A moment as it was in Paris: « 21 nov. 2026, 14:32 ». */
export const momentInWords = (moment: string): string => momentFormat.format(new Date(moment))

/** The hour in Paris. */
export const hourOf = (moment: Date): string => hourFormat.format(moment)

/** The contacts as the form takes them: each with its confirmation, so that only what changes is typed twice. */
export const coordonneesTyped = (coordonnees: Coordonnees): CoordonneesForm => {
  const { courrielPrincipal, courrielSecondaire } = coordonnees
  const telephonePrincipal = formatTelephone(coordonnees.telephonePrincipal)
  const telephoneSecondaire = formatTelephone(coordonnees.telephoneSecondaire)
  return {
    courrielPrincipal,
    courrielPrincipalConfirmation: courrielPrincipal,
    courrielSecondaire,
    courrielSecondaireConfirmation: courrielSecondaire,
    telephonePrincipal,
    telephonePrincipalConfirmation: telephonePrincipal,
    telephoneSecondaire,
    telephoneSecondaireConfirmation: telephoneSecondaire,
  }
}

/** An address that nobody has typed yet. */
export const emptyAdresse: Adresse = {
  codePays: FRANCE,
  voie: '',
  complement: '',
  codePostal: '',
  commune: '',
}

/** Whether an e-mail address is a new one, which waits for its link. */
export const newCourriel = (
  before: Coordonnees,
  typed: Pick<CoordonneesForm, 'courrielPrincipal' | 'courrielSecondaire'>,
): boolean =>
  (['courrielPrincipal', 'courrielSecondaire'] as const).some(
    (name) => typed[name] !== '' && typed[name] !== before[name],
  )
