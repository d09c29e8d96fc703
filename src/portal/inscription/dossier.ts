import type { CoordonneesForm, IdentiteForm, MotDePasseForm } from '#contract/inscription/inscriptionForm.ts'
import type { modesInscription } from '#contract/inscription/inscription.ts'
import type { HiddenIban } from '#rules/profil/iban.ts'
import { formatNir } from '#rules/connexion/nir.ts'
import { etapesInscription, type EtapeInscription } from '#portal/paths.ts'

/** What the portal keeps of a creation of account while it lasts. */
export interface Dossier {
  readonly inscriptionId?: string
  readonly iban?: HiddenIban
  readonly identite?: Identite
  readonly mode?: (typeof modesInscription)[number]
  /** The digits of the IBAN were wrong too often: only the way without them remains. */
  readonly ibanBloque?: true
  readonly coordonnees?: CoordonneesForm
  readonly envoi?: Envoi
  /** In memory only. */
  readonly nir?: string
  /** In memory only: after a reload, the password is asked again. */
  readonly motDePasse?: MotDePasseForm
}

type Identite = Pick<IdentiteForm, 'nomNaissance' | 'prenom' | 'dateNaissance'> & {
  /** All hidden but its last digits. */
  readonly nirMasque: string
}

/** The e-mail that was sent, and when it may be sent again (in milliseconds since 1970). */
interface Envoi {
  readonly courrielMasque: string
  readonly renvoiLe: number
}

const isDone: Readonly<Record<EtapeInscription, (dossier: Dossier) => boolean>> = {
  identite: ({ inscriptionId, iban }) => inscriptionId !== undefined && iban !== undefined,
  verification: ({ mode }) => mode !== undefined,
  coordonnees: ({ coordonnees }) => coordonnees !== undefined,
  motdepasse: ({ motDePasse }) => motDePasse !== undefined,
  recapitulatif: ({ envoi }) => envoi !== undefined,
  confirmation: () => false,
}

const firstIncomplete = (dossier: Dossier): EtapeInscription =>
  etapesInscription.find((etape) => !isDone[etape](dossier)) ?? 'confirmation'

/** The step to show to who asks for one: it, unless something before it is missing, or all is sent already. */
export const stepFor = (asked: EtapeInscription, dossier: Dossier): EtapeInscription => {
  if (asked === 'identite') return asked
  if (dossier.envoi !== undefined) return 'confirmation'
  const first = firstIncomplete(dossier)
  return etapesInscription.indexOf(asked) <= etapesInscription.indexOf(first) ? asked : first
}

/** What may be written in the tab's storage: never the password, nor the whole number. */
export const storable = ({ nir: _nir, motDePasse: _motDePasse, ...rest }: Dossier): Dossier => rest

/** A number hidden but for its last five characters. */
export const maskNir = (nir: string): string => formatNir('•'.repeat(nir.length - 5) + nir.slice(-5))
