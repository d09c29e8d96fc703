import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { useEffect, useRef } from 'react'
import { calendriercorrection, type CorrectionEnvoyee } from '#contract/carriere/corrections.ts'
import { useToday } from '#portal/client/opening.ts'
import { addressOf } from '#portal/client/fetch/fetchCall.ts'
import { configured } from '#portal/client/configuration.ts'
import { AgendaLien } from '#portal/components/files/AgendaLien.tsx'
import { Avis } from '#portal/components/page/Avis.tsx'
import { QuietAlert } from '#portal/components/page/QuietAlert.tsx'
import { finDuSilence } from '#rules/demande/echeances.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { AccuseLien } from '../compte/AccuseLien.tsx'
import { correctionMessages } from './words.ts'
import { paths } from '#portal/paths.ts'

const { accuse: words } = correctionMessages

/** The correction is sent: its number, and what happens next. */
export const Accuse = ({ correctionId, numero }: CorrectionEnvoyee) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const relance = finDuSilence(useToday())
  return (
    <section>
      <h2 ref={heading} tabIndex={-1}>
        {words.titre}
      </h2>
      <QuietAlert niveau="success" className="fr-mb-4w">
        <p>
          {words.numero} <strong className="eap-entier">{numero}</strong>
        </p>
        <p>{words.prochaine(dateEnChiffres(relance))}</p>
      </QuietAlert>
      <AccuseLien correctionId={correctionId} numero={numero} />
      <AgendaLien
        adresse={addressOf(calendriercorrection, { query: { correctionId } })}
        texte={words.calendrier}
      />
      <h3>{words.suite}</h3>
      <ul>
        {words.etapes.map((etape) => (
          <li key={etape}>{etape}</li>
        ))}
      </ul>
      <Button linkProps={{ to: paths.compteindividuelretraite }}>{words.voir}</Button>
      <Avis adresse={configured('urlAvis')} />
    </section>
  )
}
