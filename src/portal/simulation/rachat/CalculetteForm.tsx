import { useId, useMemo, useState } from 'react'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { CalculetteContext } from './Champ.tsx'
import { chiffrer } from './chiffrage.ts'
import { DemandeFields } from './DemandeFields.tsx'
import { EtudesFields } from './EtudesFields.tsx'
import { examiner } from './examen.ts'
import { GainFields } from './GainFields.tsx'
import { Resultats } from './Resultats.tsx'
import type { Saisie, Textes } from './saisie.ts'

interface CalculetteFormProps {
  readonly initiale: Saisie
  readonly today: CalendarDate
}

/** The fields, and the results that follow them. */
export const CalculetteForm = ({ initiale, today }: CalculetteFormProps) => {
  const prefix = useId()
  const [saisie, setSaisie] = useState(initiale)
  const [quittes, setQuittes] = useState<ReadonlySet<string>>(new Set())
  const examen = useMemo(() => examiner(saisie, today), [saisie, today])
  const chiffrage = useMemo(() => chiffrer(examen), [examen])
  const changer = (champ: keyof Textes, texte: string) =>
    setSaisie((avant) => ({ ...avant, textes: { ...avant.textes, [champ]: texte } }))
  const quitter = (champ: string) => setQuittes((avant) => new Set([...avant, champ]))
  const montrees = Object.keys(examen.erreurs).filter((champ) => quittes.has(champ)).length
  return (
    <CalculetteContext
      value={{ prefix, today, textes: saisie.textes, erreurs: examen.erreurs, quittes, changer, quitter }}
    >
      <DemandeFields
        option={saisie.option}
        onOption={(option) => setSaisie((avant) => ({ ...avant, option }))}
      />
      <EtudesFields
        etudes={saisie.etudes}
        ouverts={examen.ouverts}
        onChange={(etudes) => setSaisie((avant) => ({ ...avant, etudes }))}
      />
      <GainFields />
      <Resultats chiffrage={chiffrage} option={saisie.option} erreurs={montrees} today={today} />
    </CalculetteContext>
  )
}
