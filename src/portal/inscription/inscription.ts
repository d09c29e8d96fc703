import { failures, type Failure } from '#contract/kit/failures.ts'
import type {
  ConditionsForm,
  CoordonneesForm,
  IdentiteForm,
  MotDePasseForm,
} from '#contract/inscription/inscriptionForm.ts'
import type { IbanCache } from '#contract/connexion/identite.ts'
import { formatNir } from '#rules/connexion/nir.ts'
import { texteEnChiffres } from '#rules/format/dates.ts'
import type { EtapeInscription } from '#portal/paths.ts'
import { maskNir, type Dossier } from './dossier.ts'

/** Identity as its form takes it: typed, not normalised. */
export const identiteValues = ({ nir, identite }: Dossier): IdentiteForm => ({
  nir: formatNir(nir ?? ''),
  nomNaissance: identite?.nomNaissance ?? '',
  prenom: identite?.prenom ?? '',
  dateNaissance: texteEnChiffres(identite?.dateNaissance ?? ''),
  code: '',
})

/** The same form, normalised, as it is shown again. */
export const retypedIdentite = (values: IdentiteForm): IdentiteForm => ({
  ...values,
  nir: formatNir(values.nir),
  dateNaissance: texteEnChiffres(values.dateNaissance),
})

/** What is kept after the first step: what belonged to another identity goes. */
export const identifiedDossier = (
  { coordonnees, motDePasse }: Dossier,
  { nir, nomNaissance, prenom, dateNaissance }: IdentiteForm,
  answer: IbanCache & { readonly inscriptionId: string },
): Dossier => ({
  ...(coordonnees && { coordonnees }),
  ...(motDePasse && { motDePasse }),
  nir,
  identite: { nomNaissance, prenom, dateNaissance, nirMasque: maskNir(nir) },
  inscriptionId: answer.inscriptionId,
  iban: { debut: answer.ibanCacheDebut, masque: answer.ibanCacheMasque, fin: answer.ibanCacheFin },
})

export const emptyCoordonnees: CoordonneesForm = {
  courrielPrincipal: '',
  courrielPrincipalConfirmation: '',
  courrielSecondaire: '',
  courrielSecondaireConfirmation: '',
  telephonePrincipal: '',
  telephonePrincipalConfirmation: '',
  telephoneSecondaire: '',
  telephoneSecondaireConfirmation: '',
}

/** Body of the last call; nothing while a step is missing. */
export const inscriptionBody = (
  { inscriptionId, coordonnees, motDePasse }: Dossier,
  conditions: ConditionsForm,
): ({ inscriptionId: string } & CoordonneesForm & MotDePasseForm & ConditionsForm) | undefined =>
  inscriptionId && coordonnees && motDePasse
    ? { inscriptionId, ...coordonnees, ...motDePasse, ...conditions }
    : undefined

/** Steps that hold the fields that the server refuses. */
export const faultySteps = ({ erreurCode, champs = [] }: Failure): EtapeInscription[] => {
  const password =
    erreurCode === failures.motDePasseCompromis.erreurCode ||
    champs.some((champ) => champ.startsWith('motDePasse'))
  const contacts = champs.some((champ) => champ in emptyCoordonnees)
  return [...(contacts ? (['coordonnees'] as const) : []), ...(password ? (['motdepasse'] as const) : [])]
}
