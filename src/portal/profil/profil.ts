import { FRANCE } from '#rules/profil/adresse.ts'
import type { Adresse, Coordonnees, Profil } from '#contract/profil/profil.ts'
import type { CoordonneesForm } from '#contract/inscription/inscriptionForm.ts'
import { formatTelephone } from '#rules/profil/telephone.ts'
import { momentEnChiffres } from '#rules/format/dates.ts'

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

type Session = Profil['sessions'][number]

/** The name of each session: its browser, with a number when another one of the same browser opened in the same minute. */
export const nomsSessions = (sessions: readonly Pick<Session, 'navigateur' | 'ouverteLe'>[]): string[] => {
  const said = sessions.map(({ navigateur, ouverteLe }) => `${navigateur} ${momentEnChiffres(ouverteLe)}`)
  return sessions.map(({ navigateur }, at) => {
    const alike = said.filter((one) => one === said[at]).length
    const rank = said.slice(0, at + 1).filter((one) => one === said[at]).length
    return alike === 1 ? navigateur : `${navigateur} (${rank})`
  })
}
