import { Button } from '@codegouvfr/react-dsfr/Button.js'
import type { ContexteDemande, DemandeEnCours } from '#contract/demande/contexte.ts'
import { libelleEcheance } from '#contract/demande/demandeTextes.ts'
import { genresDemande } from '#contract/demande/genres.ts'
import { demandeMessages, motsGenre } from '../words.ts'
import { echeancesDe } from '#rules/demande/echeances.ts'
import type { GenreDossier } from '#rules/demande/etats.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { Bureau } from './Bureau.tsx'
import { Echeances } from './Echeances.tsx'
import { EmployeurAPrevenir } from './EmployeurAPrevenir.tsx'
import { configured } from '#portal/client/configuration.ts'
import { Avis } from '#portal/components/page/Avis.tsx'
import { QuietAlert } from '#portal/components/page/QuietAlert.tsx'
import { Facts } from '#portal/components/facts/Facts.tsx'
import { NumeroEntier } from '#portal/components/NumeroEntier.tsx'
import { useOpenDocument } from '#portal/client/documents/openDocument.ts'
import { suiviPath } from '../acces.ts'
import { useSession } from '#portal/client/session/useSession.ts'

const { confirmation: words } = demandeMessages

interface ConfirmationProps {
  readonly genre: GenreDossier
  readonly contexte: ContexteDemande
  readonly demande: DemandeEnCours
}

/** The end: the request is sent. Its number, its receipt, who handles it, and what comes next. */
export const Confirmation = ({ genre, contexte: { identite }, demande }: ConfirmationProps) => {
  const { numero, recueLe, dateEffet, accuse } = demande
  const echeances = echeancesDe(genre, { recueLe, dateEffet })
  const [prochaine] = echeances
  const silence = echeances.find(({ nature }) => nature === 'silence')
  return (
    <>
      <QuietAlert niveau="success" titre={words.titre} as="h2" className="fr-mb-4w">
        <p>
          <NumeroEntier>{words.envoyee(numero)}</NumeroEntier>
        </p>
        {prochaine ? (
          <p>{words.prochaine(dateEnChiffres(prochaine.date), libelleEcheance(genre, prochaine.nature))}</p>
        ) : null}
        <EmployeurAPrevenir genre={genre} dateEffet={dateEffet} aujourdhui={recueLe} />
      </QuietAlert>
      <Facts
        facts={[
          [words.demandeur, `${identite.prenom} ${identite.nom}`],
          [words.numero, numero],
          [words.recueLe, dateEnChiffres(recueLe)],
          [motsGenre[genre].effet, dateEnChiffres(dateEffet)],
        ]}
      />
      <AccuseReception genre={genre} documentUuid={accuse} />
      <Bureau genre={genre} numero={numero} />
      <h3>{words.silence}</h3>
      {silence ? <p>{words.refusImplicite(dateEnChiffres(silence.date))}</p> : null}
      <p>{words.recours}</p>
      <Echeances genre={genre} echeances={echeances} />
      <SuiviLien genre={genre} />
      <Avis adresse={configured('urlAvis')} />
    </>
  )
}

interface AccuseReceptionProps {
  readonly genre: GenreDossier
  /** Undefined as long as it is not made. */
  readonly documentUuid: string | undefined
}

/** The receipt of a request, once it is made. */
const AccuseReception = ({ genre, documentUuid }: AccuseReceptionProps) => {
  const open = useOpenDocument()
  return (
    <>
      <h3>{words.accuse}</h3>
      {documentUuid === undefined ? (
        <p>{words.accuseAbsent}</p>
      ) : (
        <p>
          <button
            type="button"
            className="fr-link fr-icon-download-line fr-link--icon-right"
            onClick={() => void open({ genre: genresDemande[genre].suivi, documentUuid })}
          >
            {words.telecharger}
          </button>
        </p>
      )}
    </>
  )
}

/** Leads to the follow-up of a request, for those who have it. */
const SuiviLien = ({ genre }: { readonly genre: GenreDossier }) => {
  const path = suiviPath(genre, useSession().navigation)
  return path === undefined ? null : (
    <p>
      <Button linkProps={{ to: path }}>{genresDemande[genre].suivre}</Button>
    </p>
  )
}
