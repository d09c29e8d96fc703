import type { Cir } from '#contract/carriere/compteindividuelretraite.ts'
import { ageOn } from '#rules/calendar/ages.ts'
import { premierDuMois } from '#rules/calendar/ages.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import type { OptionRachat } from '#rules/retraite/montant/rachat.ts'
import { droitsDe } from '#rules/retraite/droit/droits.ts'
import { indiceDetenu, trimestresDuCompte } from '#rules/simulation/hypotheses.ts'
import { regleDe } from '#rules/retraite/regle/regle.ts'

/** A period of studies as typed. */
export interface EtudesSaisies {
  readonly cle: number
  readonly debut: string
  readonly fin: string
  readonly diplome: boolean
}

/** The fields of the screen that are lines of text, as typed. */
export interface Textes {
  readonly dateNaissance: string
  readonly indiceMajore: string
  readonly dateDemande: string
  readonly trimestres: string
  readonly categorie: string
  readonly dateDepart: string
  readonly trimestresLiquidables: string
  readonly trimestresAssurance: string
  readonly trimestresBonification: string
  readonly enfants: string
  readonly nbi: string
}

/** What is typed on the screen. */
export interface Saisie {
  readonly textes: Textes
  readonly option: OptionRachat
  readonly etudes: readonly EtudesSaisies[]
}

/** The screen when nothing is known of the person. */
export const saisieVide = (today: CalendarDate): Saisie => ({
  textes: {
    dateNaissance: '',
    indiceMajore: '',
    dateDemande: dateEnChiffres(today),
    trimestres: '4',
    categorie: 'sedentaire',
    dateDepart: '',
    trimestresLiquidables: '',
    trimestresAssurance: '',
    trimestresBonification: '0',
    enfants: '0',
    nbi: '0',
  },
  option: 3,
  etudes: [],
})

/** First day of the first month at which someone may leave, once `today` is over. */
const premierDepart = (
  { dateNaissance, categorie }: Cir['situation'],
  today: CalendarDate,
): CalendarDate | undefined => {
  const droits = droitsDe(dateNaissance, categorie, regleDe(today))
  const prochain = premierDuMois(today)
  return droits && (droits.dateOuverture > prochain ? droits.dateOuverture : prochain)
}

/** The screen filled in with an account; the departure is the first that its age allows. */
export const saisieDuCompte = (cir: Cir, today: CalendarDate): Saisie => {
  const { situation, enfants } = cir
  const vide = saisieVide(today)
  const connus = { dateNaissance: dateEnChiffres(situation.dateNaissance), categorie: situation.categorie }
  const indiceMajore = `${indiceDetenu(cir, today) ?? situation.indiceMajore}`
  const dateDepart = premierDepart(situation, today)
  if (dateDepart === undefined) return { ...vide, textes: { ...vide.textes, ...connus, indiceMajore } }
  const { liquidables, assurance, bonification } = trimestresDuCompte(cir, { dateDepart, quotites: [] })
  return {
    ...vide,
    textes: {
      ...vide.textes,
      ...connus,
      indiceMajore,
      dateDepart: dateEnChiffres(dateDepart),
      trimestresLiquidables: `${liquidables}`,
      trimestresAssurance: `${assurance}`,
      trimestresBonification: `${bonification}`,
      enfants: `${enfants.filter(({ elevePendant9Ans }) => elevePendant9Ans).length}`,
      nbi: `${situation.nbi}`,
    },
  }
}

/** Whether the optional part about the gain was begun. */
export const gainDemande = ({ textes }: Saisie): boolean =>
  [textes.dateDepart, textes.trimestresLiquidables, textes.trimestresAssurance].some(
    (texte) => texte.trim() !== '',
  )

/** Age under which nobody asks to buy studies back. */
const AGE_MINIMUM = 16

/** Whether a request is dated before someone can have studied. */
export const demandeTropTot = (naissance: CalendarDate, dateDemande: CalendarDate): boolean =>
  ageOn(naissance, dateDemande) < AGE_MINIMUM
