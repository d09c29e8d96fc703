import { Button } from '@codegouvfr/react-dsfr/Button.js'
import type { ReactNode } from 'react'
import { Facts } from '#portal/components/facts/Facts.tsx'
import type { Cir } from '#contract/carriere/cir.ts'
import type { DepartPrevu } from '#contract/carriere/departPrevu.ts'
import { questionsCorrection } from '#contract/carriere/correctionForm.ts'
import { reponsesDe, saisieInitiale } from '#contract/kit/questions/questionnaire.ts'
import { compteSuitesMessages } from '../../compte/wordsSuites.ts'
import { correctionMessages } from '../words.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { rowOfCir } from '#rules/carriere/correction/correction.ts'
import type { CorrectionComplete, Dossier } from '../dossier.ts'
import { effetDe, phraseEffet } from '../effet/effet.ts'
import type { Etape } from '../etapes.ts'

const { recapitulatif: words, effet: effetWords, etapes, ligne } = correctionMessages
const { natures } = compteSuitesMessages.corrections

interface RecapitulatifBlocsProps {
  readonly cir: Cir
  readonly prevu: DepartPrevu | undefined
  readonly today: CalendarDate
  readonly form: CorrectionComplete
  readonly dossier: Dossier
  readonly goTo: (etape: Etape) => void
}

/** What was given at each step, with the way to change it. */
export const RecapitulatifBlocs = ({ cir, prevu, today, form, dossier, goTo }: RecapitulatifBlocsProps) => {
  const effet = effetDe(cir, form, today, prevu)
  const { ligneId, nature, valeurs, explication } = form
  const questions = questionsCorrection(nature)
  const envoi = { ...saisieInitiale(questions, { today }), ...valeurs, explication }
  return (
    <>
      <Bloc etape="ligne" goTo={goTo}>
        <Facts
          facts={[
            [ligne.ligne, rowOfCir(cir, ligneId) ?? ''],
            [words.nature, natures[nature]],
          ]}
        />
      </Bloc>
      <Bloc etape="valeurs" goTo={goTo}>
        <Facts
          facts={reponsesDe(questions, { today }, envoi).map(({ question, reponse }) => [
            question,
            reponse.join('\n'),
          ])}
        />
      </Bloc>
      <Bloc etape="pieces" goTo={goTo}>
        <p>{dossier.pieces.map(({ name }) => name).join(', ') || words.aucunePiece}</p>
      </Bloc>
      {effet?.sorte === 'calcule' ? (
        <section className="fr-mb-3w">
          <h3 className="fr-h6 fr-mb-1w">{etapes.effet}</h3>
          <p>{phraseEffet(effet.effet, effet.dateDepart)}</p>
          <p className="fr-text--sm">
            {effetWords.provenance(dateEnChiffres(today), dateEnChiffres(effet.regle), effet.indicatif)}
          </p>
        </section>
      ) : null}
    </>
  )
}

interface BlocProps {
  readonly etape: Etape
  readonly goTo: (etape: Etape) => void
  readonly children: ReactNode
}

const Bloc = ({ etape, goTo, children }: BlocProps) => (
  <section className="fr-mb-3w">
    <h3 className="fr-h6 fr-mb-1w">{etapes[etape]}</h3>
    {children}
    <Button
      type="button"
      priority="tertiary"
      size="small"
      iconId="fr-icon-edit-line"
      onClick={() => goTo(etape)}
      nativeButtonProps={{ 'aria-label': words.modifierNom(etapes[etape]) }}
    >
      {words.modifier}
    </Button>
  </section>
)
