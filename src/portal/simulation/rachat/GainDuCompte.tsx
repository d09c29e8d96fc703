import type { ReactNode } from 'react'
import { type CompteDuRachat, indiceDuDepart } from '#contract/simulation/rachat/rachatDuCompte.ts'
import type { DepartPrevu } from '#contract/carriere/departPrevu.ts'
import type { RachatLu } from '#contract/simulation/rachat/rachatForm.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { categorieDuCompte } from '#rules/carriere/services/categorie.ts'
import { annulationSansAide, compteAnnuleA65 } from '#rules/carriere/services/handicap.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { ARRONDI_LIQUIDABLES } from '#contract/carriere/faitsDuCompte.ts'
import { avecJours } from '#rules/format/durees.ts'
import { motifs } from '#rules/retraite/demande/demande.ts'
import { TextField } from '#portal/form/fields/TextField.tsx'
import { DepartRepris } from '#portal/simulation/DepartRepris.tsx'
import { simulateurMessages } from '#portal/simulation/simulateur/words.ts'
import { DateDepartField } from './GainFields.tsx'
import { calculetteMessages } from './words.ts'

const { gain: words } = calculetteMessages
const { saisie } = simulateurMessages

interface GainDuCompteProps {
  readonly today: CalendarDate
  readonly compte: CompteDuRachat
  readonly prevu: DepartPrevu | undefined
  readonly lu: RachatLu
  /** Where the values come from. */
  readonly source: ReactNode
}

/** What the gain depends on, the account telling the quarters of the departure. */
export const GainDuCompte = ({ today, compte, prevu, lu, source }: GainDuCompteProps) => {
  const { dateDepart } = lu.demande
  const connue = lu.avecGain && dateDepart !== ''
  return (
    <section className="fr-mb-6w">
      <h2>{words.titreCompte}</h2>
      <DepartRepris prevu={prevu} hypotheses={{ dateDepart, motif: compte.hypotheses.motif }} />
      <div className="eap-champs">
        <DateDepartField today={today} />
        <TextField
          name="indiceDepart"
          label={words.indiceDepart}
          hint={connue ? words.indiceCompteAide(indiceDuDepart(compte, dateDepart)) : words.indiceDepartAide}
          inputProps={{ autoComplete: 'off' }}
        />
      </div>
      {connue ? (
        <ul>
          {faitsDe(compte, lu).map((fait) => (
            <li key={fait}>{fait}</li>
          ))}
        </ul>
      ) : null}
      {source}
    </section>
  )
}

const faitsDe = ({ cir, hypotheses }: CompteDuRachat, { demande }: RachatLu): readonly string[] => {
  const { trimestresLiquidables, trimestresAssurance, joursAssurance, enfants } = demande
  const motif = motifs.find((one) => one === hypotheses.motif)
  return [
    words.naissance(
      dateEnChiffres(cir.situation.dateNaissance),
      words.categories[categorieDuCompte(cir, demande.dateDepart || hypotheses.dateDepart)],
    ),
    words.trimestresDuCompte(trimestresLiquidables, avecJours(trimestresAssurance, joursAssurance)),
    ...(trimestresLiquidables > trimestresAssurance ? [ARRONDI_LIQUIDABLES] : []),
    ...(motif ? [words.motif(saisie.motifs[motif])] : []),
    words.enfantsComptes(enfants),
    ...(hypotheses.incapacitePermanente === true ? [saisie.incapacitePermanente] : []),
    ...(hypotheses.annulationA65 === true ? [saisie.annulationA65] : []),
    ...(compteAnnuleA65(cir) && !annulationSansAide(cir, demande.dateDepart || hypotheses.dateDepart)
      ? [saisie.annuleeA65]
      : []),
    hypotheses.quotites.length === 0 ? words.tempsActuel : words.tempsSuppose,
    ...(hypotheses.regle === 'envigueur' ? [] : [saisie.regles[hypotheses.regle]]),
  ]
}
