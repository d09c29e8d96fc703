import { type TString, Type } from 'typebox'
import { type AnySchema, string } from 'yup'
import { courrielField, telephoneField } from '#contract/kit/checks.ts'
import { caseACocher, ligneObligatoire, texte, texteDit } from '#contract/kit/questions/natures.ts'
import type { Valeur } from '#contract/kit/questions/question.ts'
import { messageKey } from '#contract/messages.ts'
import type { Country } from '#rules/profil/adresse.ts'
import { anneeDe, type CalendarDate } from '#rules/calendar/dates.ts'
import { dateAge } from '#rules/calendar/ages.ts'
import { categorieDuCompte } from '#rules/carriere/services/categorie.ts'
import { derniereRegle, partiesDe } from '#rules/retraite/regle/regle.ts'
import { debutDuCompte } from '#rules/simulation/hypotheses/hypotheses.ts'
import { formatTelephone } from '#rules/profil/telephone.ts'
import { formatIban, ibanFault, normaliseIban } from '#rules/profil/iban.ts'
import type { ContexteDemande } from '../contexte.ts'

/** What the questions of a request are asked, judged and said with. */
export interface Contexte extends ContexteDemande {
  readonly today: CalendarDate
  /** Names of the countries, once they are known. */
  readonly pays?: readonly Country[]
  /** The account named in the request, as a document may show it. */
  readonly nouvelIban?: string | undefined
}

/** Odd questions of a request: each has its component in the portal. */
export type Composant = 'compteBancaire' | 'enfants' | 'adresse' | 'nouvelleAdresse'

/** A question that its own component fills in. */
export const parComposant = (composant: Composant) => ({ nature: 'composant', composant }) as const

/** Longest name of a person, of a child or of an employer. */
export const LONGEST_NAME = 100

/** Age past which nobody is kept in office, whatever the job (art. L. 556-1 CGFP). */
const DERNIER_AGE = { annees: partiesDe(derniereRegle()).ageLimit.maximumWithAuthorisation, mois: 0 }

/**
 * Day of birth and category, on which the dates of a request are judged: the category that the services may open in the
 * end, since the office counts them; the job held, whose age limit counts.
 */
export const jugement = ({ identite: { dateNaissance }, cir, today }: Contexte) => ({
  today,
  dateNaissance,
  categorie: cir ? categorieDuCompte(cir, dateAge(dateNaissance, DERNIER_AGE)) : ('sedentaire' as const),
  ...(cir && { emploi: cir.situation.categorie }),
})

/** The same, with when the career began, where the account tells it. */
export const jugementDepart = (contexte: Contexte) => {
  const { cir, today } = contexte
  const debutAvant = cir && debutDuCompte(cir, { dateDepart: today, quotites: [] })
  return { ...jugement(contexte), debutAvant }
}

/** Years from the present one to another. */
export const anneesJusqua = (today: CalendarDate, last: number): readonly number[] =>
  Array.from({ length: last - anneeDe(today) + 1 }, (_, rank) => anneeDe(today) + rank)

/** Where the person is reached about the request: one way at least. */
export const joindre = {
  courriel: texte<Contexte>({
    libelle: 'Adresse électronique',
    saisie: { nature: 'texte', type: 'email', autoComplete: 'email' },
    initiale: ({ courriel }) => courriel,
    regle: () =>
      courrielField().test(
        'joindre',
        messageKey('DEMANDE_JOINDRE'),
        (courriel, { parent }) => courriel !== '' || (parent as { telephone: string }).telephone !== '',
      ),
  }),
  telephone: texte<Contexte>({
    libelle: 'Téléphone',
    aide: 'Numéro français ou international, par exemple 01 02 03 04 05 ou +32 2 555 12 12.',
    saisie: { nature: 'texte', type: 'tel', autoComplete: 'tel' },
    initiale: ({ telephone }) => telephone,
    regle: () => telephoneField(),
    dite: (telephone) => texteDit(formatTelephone(telephone)),
  }),
}

/** Who employs the person. */
export const employeur = texte<Contexte>({
  libelle: 'Nom de votre employeur actuel',
  enBref: 'Employeur',
  obligatoire: true,
  saisie: { nature: 'texte', autoComplete: 'organization' },
  initiale: ({ cir }) => cir?.situation.employeur ?? '',
  regle: ligneObligatoire(messageKey('DEMANDE_EMPLOYEUR'), LONGEST_NAME),
})

interface Iban {
  readonly iban1: string
  readonly iban2: string
}

const autreCompte = ({ conservationIban }: { readonly conservationIban?: boolean }) =>
  conservationIban === false

const moitie = (regle: () => AnySchema): Valeur<string, TString, Contexte> => ({
  vide: '',
  fil: Type.String({ maxLength: 300 }),
  montree: autreCompte,
  regle,
})

/** The account that is paid: the one on file, or another in two fields. */
export const compteBancaire = {
  titre: 'Compte bancaire',
  questions: {
    conservationIban: {
      ...caseACocher<Contexte>({
        libelle: 'Garder ce compte',
        enBref: 'Compte bancaire',
        aide: 'Décochez pour en donner un autre.',
        saisie: parComposant('compteBancaire'),
        initiale: ({ ibanMasque }) => ibanMasque !== undefined,
        // An account that the portal no longer has cannot be kept.
        reprise: (garde, { ibanMasque }) => garde !== false && ibanMasque !== undefined,
        masque: true,
        dite: (garde, valeurs, { ibanMasque, nouvelIban }) => {
          if (garde) return `Compte gardé : ${ibanMasque ?? 'celui que votre service connaît déjà'}`
          const { iban1, iban2 } = valeurs as unknown as Iban
          return `Nouveau compte : ${nouvelIban ?? formatIban(normaliseIban(iban1 + iban2))}`
        },
      }),
      parties: {
        iban1: moitie(() =>
          string()
            .defined()
            .transform(normaliseIban)
            .required(messageKey('IBAN_OBLIGATOIRE'))
            .test('iban', messageKey('IBAN_FORMAT'), (iban1, { parent }) => {
              return iban1 === '' || ibanFault(iban1 + (parent as Iban).iban2) === undefined
            }),
        ),
        iban2: moitie(() => string().defined().transform(normaliseIban)),
      },
    },
  },
}
