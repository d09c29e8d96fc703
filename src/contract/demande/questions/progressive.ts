import { type TNumber, Type } from 'typebox'
import { boolean, number, string } from 'yup'
import { caseACocher, datePassee, jour, mois } from '#contract/kit/questions/natures.ts'
import type { Question, Questionnaire } from '#contract/kit/questions/question.ts'
import { messageKey } from '#contract/messages.ts'
import { dateAge } from '#rules/calendar/ages.ts'
import { isCalendarDate } from '#rules/calendar/dates.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { majuscule } from '#rules/format/typographie.ts'
import { fauteDeDebut, premiereProgressive } from '#rules/demande/demandeProgressive.ts'
import { tempsPartielActuel } from '#rules/demande/tempsPartielActuel.ts'
import { quotiteARetaper, quotiteDite, quotiteSaisie } from '#rules/retraite/droit/quotite.ts'
import { ouvreProgressive } from '#rules/retraite/montant/progressive/progressive.ts'
import { QUOTITES_PROGRESSIVES } from '#rules/retraite/montant/progressive/seuilsProgressive.ts'
import { anneesJusqua, compteBancaire, type Contexte, employeur, joindre, jugement } from './commun.ts'

/** Who asks, and what they declare: nothing else must be worked, and the part-time must not be therapeutic. */
export const situationProgressive = {
  joindre: {
    titre: 'Vous joindre',
    aide: 'Donnez au moins une façon de vous joindre au sujet de cette demande.',
    groupe: true,
    questions: { ...joindre, employeur: { ...employeur, libelle: 'Employeur actuel' } },
  },
  declarations: {
    titre: 'Ce que vous déclarez',
    aide: 'Cochez ce qui est vrai pour vous. Si rien ne l’est, ne cochez rien.',
    groupe: true,
    questions: {
      autreActivite: caseACocher({
        libelle: 'J’exerce une autre activité professionnelle',
        enBref: 'Autre activité professionnelle',
        aide: 'En plus de votre emploi : salariée ou indépendante, même quelques heures.',
        regle: () => boolean().defined().isFalse(messageKey('PROGRESSIVE_ACTIVITE')),
      }),
      tempsPartielTherapeutique: caseACocher({
        libelle: 'Mon temps partiel est thérapeutique',
        enBref: 'Temps partiel thérapeutique',
        aide: 'Il vous est accordé à cause de votre santé, pour garder ou reprendre votre travail.',
        regle: () => boolean().defined().isFalse(messageKey('PROGRESSIVE_THERAPEUTIQUE')),
      }),
    },
  },
} satisfies Questionnaire<Contexte>

/** A working time in percent of full time; 0 when unknown. */
const quotite = (
  accepte: (quotite: number, reponses: { readonly tempsIncomplet?: boolean }) => boolean,
  refus: ReturnType<typeof messageKey>,
  question: Pick<Question<string, TNumber, Contexte>, 'libelle' | 'enBref' | 'aide' | 'montree' | 'initiale'>,
): Question<string, TNumber, Contexte> => ({
  vide: '',
  fil: Type.Number(),
  obligatoire: true,
  saisie: { nature: 'texte', autoComplete: 'off' },
  regle: () =>
    number()
      .transform((value: number, typed: unknown) =>
        Number.isNaN(value) ? quotiteSaisie(String(typed)) : value,
      )
      .defined()
      .test('bornes', refus, (typed, { parent }) => accepte(typed, parent)),
  dite: quotiteDite,
  ...question,
})

/** A post that is not full-time is no part-time work, whatever the account shows: nobody granted any. */
const plein = ({ tempsIncomplet }: { readonly tempsIncomplet?: boolean }) => tempsIncomplet !== true

const deja = (reponses: { readonly dejaTempsPartiel?: boolean; readonly tempsIncomplet?: boolean }) =>
  plein(reponses) && reponses.dejaTempsPartiel === true

/** The part-time work that the account shows, which fills the questions in. */
const connu = ({ cir }: Contexte) => cir && tempsPartielActuel(cir)

/** Nobody works before that age. */
const AGE_PREMIER_EMPLOI = { annees: 16, mois: 0 }

/** Years offered beyond that of the first possible day. */
const ANNEES = 3

const fautes = {
  DEPART_PREMIER_DU_MOIS: messageKey('RETRAITE_DEPART_PREMIER_DU_MOIS'),
  DEPART_PASSE: messageKey('RETRAITE_DEPART_PASSE'),
  DEPART_AGE_MAXIMUM: messageKey('RETRAITE_DEPART_AGE_MAXIMUM'),
} as const

/** The first day that the age allows, when it is still to come. */
const premierJour = ({ cir, today }: Contexte) => {
  const premier = cir && premiereProgressive(cir, today)
  return premier !== undefined && premier > today ? premier : undefined
}

/** Part-time work, present and wished, and the account that is paid. */
export const tempsPartiel = {
  actuel: {
    titre: 'Votre travail aujourd’hui',
    groupe: true,
    questions: {
      tempsIncomplet: caseACocher<Contexte>({
        libelle: 'Mon emploi lui-même est à temps incomplet',
        enBref: 'Emploi à temps incomplet',
        aide: 'Le poste compte moins d’heures qu’un temps plein (on dit aussi « temps non complet ») : personne ne vous a accordé de temps partiel. Aucune autorisation ne vous est demandée.',
      }),
      dejaTempsPartiel: caseACocher<Contexte>({
        libelle: 'Je travaille déjà à temps partiel',
        enBref: 'Déjà à temps partiel',
        montree: plein,
        aide: (contexte) =>
          connu(contexte) ? 'D’après votre compte individuel retraite : décochez si ce n’est plus vrai.' : '',
        initiale: (contexte) => connu(contexte) !== undefined,
      }),
      quotiteActuelle: quotite(
        (percent) => percent >= 1 && percent <= 99,
        messageKey('PROGRESSIVE_QUOTITE_ACTUELLE'),
        {
          libelle: 'Quotité de travail actuelle, en pour cent ou en heures',
          enBref: 'Quotité actuelle',
          aide: '80 pour un temps partiel à 80\u00A0%, 14/18 pour quatorze heures de service sur dix-huit.',
          montree: deja,
          initiale: (contexte) => {
            const duCompte = connu(contexte)?.quotite
            return duCompte === undefined ? '' : quotiteARetaper(duCompte)
          },
        },
      ),
      tempsPartielDepuis: jour<Contexte>({
        libelle: 'À temps partiel depuis le',
        montree: deja,
        initiale: (contexte) => {
          const depuis = connu(contexte)?.depuis
          return depuis === undefined ? '' : dateEnChiffres(depuis)
        },
        saisie: ({ today }) => ({ nature: 'date', max: today }),
        regle: ({ today, identite }) =>
          datePassee(
            today,
            messageKey('PROGRESSIVE_DEPUIS'),
            dateAge(identite.dateNaissance, AGE_PREMIER_EMPLOI),
          ),
      }),
    },
  },
  souhait: {
    titre: 'Ce que vous demandez',
    groupe: true,
    questions: {
      dateDebut: mois<Contexte>({
        libelle: 'Premier jour de la retraite progressive, le 1er d’un mois',
        enBref: 'Premier jour de la retraite progressive',
        aide: (contexte) => {
          const premier = premierJour(contexte)
          const choisir = 'Choisissez un mois à venir.'
          return premier
            ? `${choisir} Première date possible à votre âge : ${dateEnChiffres(premier)}.`
            : choisir
        },
        saisie: (contexte) => ({
          nature: 'mois',
          annees: anneesJusqua(
            contexte.today,
            Number((premierJour(contexte) ?? contexte.today).slice(0, 4)) + ANNEES,
          ),
        }),
        regle: (contexte) =>
          string()
            .defined()
            .test('date', messageKey('DEMANDE_DATE'), (date) => isCalendarDate(date))
            .test('droit', (date, context) => {
              const faute = isCalendarDate(date)
                ? fauteDeDebut(date, contexte.today, jugement(contexte))
                : undefined
              return faute === undefined || context.createError({ message: fautes[faute] })
            }),
      }),
      quotite: quotite(
        (percent, { tempsIncomplet }) => ouvreProgressive({ quotite: percent, tempsIncomplet }),
        messageKey('PROGRESSIVE_QUOTITE'),
        {
          libelle: 'Quotité de travail demandée, en pour cent ou en heures',
          enBref: 'Quotité demandée',
          aide: `${majuscule(QUOTITES_PROGRESSIVES)}\u00A0%, celle que votre employeur vous autorise ; de 1 à 99\u00A0%, celle de votre emploi, s’il est à temps incomplet. En heures, écrivez par exemple 20/35 pour vingt heures par semaine sur trente-cinq.`,
        },
      ),
    },
  },
  compte: compteBancaire,
} satisfies Questionnaire<Contexte>
