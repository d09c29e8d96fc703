import { createContext, use } from 'react'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { DateInput } from '#portal/components/calendar/DateInput.tsx'
import { LineInput } from '#portal/components/address/LineInput.tsx'
import { messageText } from '#portal/client/call/messageText.ts'
import { usePublishedContent } from '#portal/client/contents.ts'
import type { Erreurs } from './examen.ts'
import type { Textes } from './saisie.ts'

/** What the fields of the screen share. */
interface Calculette {
  readonly prefix: string
  readonly today: CalendarDate
  readonly textes: Textes
  readonly erreurs: Erreurs
  /** Fields that were left once: only these are reproached something. */
  readonly quittes: ReadonlySet<string>
  readonly changer: (champ: keyof Textes, texte: string) => void
  readonly quitter: (champ: string) => void
}

/** Set by the form around its fields. */
export const CalculetteContext = createContext<Calculette | undefined>(undefined)

/** What the form lends to its fields. */
export const useCalculette = (): Calculette => {
  const calculette = use(CalculetteContext)
  if (!calculette) throw new Error('A field of the buy-back stands outside its form.')
  return calculette
}

/** Sentences that a field shows, once it was left. */
export const useErreursDe = () => {
  const { erreurs, quittes } = useCalculette()
  const { message } = usePublishedContent()
  return (champ: string): readonly string[] => {
    const erreur = erreurs[champ]
    return erreur === undefined || !quittes.has(champ) ? [] : [messageText(erreur, message)]
  }
}

interface ChampProps {
  readonly champ: keyof Textes
  readonly label: string
  readonly hint?: string
  readonly required?: boolean
}

const useChamp = (champ: keyof Textes) => {
  const { prefix, textes, changer, quitter } = useCalculette()
  return {
    id: `${prefix}-${champ}`,
    name: champ,
    value: textes[champ],
    errors: useErreursDe()(champ),
    onChange: (texte: string) => changer(champ, texte),
    onBlur: () => quitter(champ),
  }
}

/** A number, or a text, of the screen. */
export const ChampTexte = ({ champ, ...texts }: ChampProps) => (
  <LineInput {...useChamp(champ)} {...texts} autoComplete="off" {...nombreDe(champ)} />
)

/** The keyboard of digits, but for an index, which may be a lettered group, and a date. */
const nombreDe = (champ: keyof Textes) =>
  champ === 'indiceMajore' ? {} : { inputProps: { inputMode: 'numeric' } as const }

interface ChampDateProps extends ChampProps {
  readonly min?: CalendarDate
  readonly max?: CalendarDate
  readonly autoComplete?: 'bday' | 'off'
}

/** A date of the screen. */
export const ChampDate = ({ champ, ...props }: ChampDateProps) => {
  const { today } = useCalculette()
  return <DateInput {...useChamp(champ)} {...props} today={today} />
}
