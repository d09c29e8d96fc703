import { constatsCompte } from '#rules/carriere/constatsCompte.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { Constats } from './Constats.tsx'
import { correctionDuPoint, pointsParSection } from './constats.ts'
import { Corrections } from './Corrections.tsx'
import { Parcours } from './parcours/Parcours.tsx'
import { Resume } from './Resume.tsx'
import { Sections } from './sections/Sections.tsx'
import { Verification } from './verification/Verification.tsx'
import type { Compte, DroitsCompte } from './compte.ts'

interface CompteViewProps {
  readonly compte: Compte
  readonly aujourdhui: CalendarDate
  readonly droits: DroitsCompte
  readonly refresh: () => Promise<unknown>
}

/** An account, from its summary to its details, then what can be said and asked of it. */
export const CompteView = ({
  compte: { cir, verification, listeCorrection, departPrevu },
  aujourdhui,
  droits,
  refresh,
}: CompteViewProps) => {
  const constats = constatsCompte(cir, aujourdhui)
  const signales = constats.filter((constat) => correctionDuPoint(constat, listeCorrection))
  return (
    <>
      <Resume
        cir={cir}
        prevu={departPrevu}
        aujourdhui={aujourdhui}
        droits={droits}
        points={constats.length}
        signales={signales.length}
      />
      <Constats cir={cir} constats={constats} corrections={listeCorrection} droits={droits} />
      <Parcours cir={cir} constats={constats} aujourdhui={aujourdhui} />
      <Sections cir={cir} aujourdhui={aujourdhui} corrige={droits.corrige} />
      {droits.verifie || verification ? (
        <Verification
          verification={verification}
          points={pointsParSection(constats)}
          misAJourLe={cir.misAJourLe}
          droits={droits}
          refresh={refresh}
        />
      ) : null}
      <Corrections corrections={listeCorrection} misAJourLe={cir.misAJourLe} droits={droits} />
    </>
  )
}
