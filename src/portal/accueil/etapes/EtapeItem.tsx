import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { useId } from 'react'
import type { Etape } from '#contract/accueil/etapes.ts'
import { libelleEcheance, PREVENIR_EMPLOYEUR, quandPrevenir } from '#contract/demande/demandeTextes.ts'
import { useToday } from '#portal/client/opening.ts'
import { NumeroEntier } from '#portal/components/NumeroEntier.tsx'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { dateEnChiffres, momentEnChiffres } from '#rules/format/dates.ts'
import { cheminEtape } from './cheminEtape.ts'
import { etapesDites, etapesMessages as words } from './words.ts'

interface EtapeItemProps {
  readonly etape: Etape
  /** The first that waits for the person: its button is the main one. */
  readonly principale: boolean
  readonly lectureSeule: boolean
  readonly onConfirm: (evenementId: string) => void
}

/** A step: what it is, who acts since when, its next date, and the one thing to do. */
export const EtapeItem = ({ etape, principale, lectureSeule, onConfirm }: EtapeItemProps) => {
  const { acteur, depuis, genre = 'depart', motif, echeance, aVotreCharge, supprimeLe, effetLe } = etape
  const titre = useId()
  const aujourdhui = useToday()
  return (
    <li className="eap-rang eap-rang--large eap-rang--aere eap-rang--bouts fr-py-3v eap-etape">
      <div>
        <p id={titre} className={`fr-mb-0 ${acteur === 'vous' && !lectureSeule ? 'fr-text--bold' : ''}`}>
          <NumeroEntier>{etapesDites[etape.nature].titre(etape)}</NumeroEntier>
        </p>
        {motif === undefined ? null : <p className="fr-text--sm fr-mb-0 fr-text-mention--grey">{motif}</p>}
        <p className="fr-text--sm fr-mb-0 fr-text-mention--grey">
          {lectureSeule || acteur === undefined ? (
            words.depuisSeul
          ) : (
            <>
              {words.agit} <strong>{words.acteurs[acteur]}</strong>, {words.depuis}
            </>
          )}{' '}
          <Jour date={depuis} />
        </p>
        {effetLe === undefined ? null : (
          <p className="fr-text--sm fr-mb-0 fr-text-mention--grey">
            {words.effet(momentEnChiffres(effetLe))} {lectureSeule ? null : words.annulable}
          </p>
        )}
        {aVotreCharge ? (
          <p className="fr-text--sm fr-mb-0 fr-text-mention--grey">
            {words.deVotreCote} <strong>{PREVENIR_EMPLOYEUR}</strong>,{' '}
            {quandPrevenir(aVotreCharge.date, aujourdhui)} <Jour date={aVotreCharge.date} />
          </p>
        ) : null}
        {echeance ? (
          <p className="fr-text--sm fr-mb-0 fr-text-mention--grey">
            {words.prochaineDate} <Jour date={echeance.date} /> –{' '}
            {etapesDites[etape.nature].echeance ?? libelleEcheance(genre, echeance.nature)}
          </p>
        ) : null}
        {supprimeLe === undefined ? null : (
          <p className="fr-text--sm fr-mb-0 fr-text-mention--grey">
            {words.supprime} <Jour date={supprimeLe} /> : {words.supprimeSuite}
          </p>
        )}
      </div>
      <EtapeBouton
        etape={etape}
        principale={principale}
        lectureSeule={lectureSeule}
        decritPar={titre}
        onConfirm={onConfirm}
      />
    </li>
  )
}

const Jour = ({ date }: { readonly date: CalendarDate }) => (
  <time dateTime={date}>{dateEnChiffres(date)}</time>
)

const EtapeBouton = ({
  etape,
  principale,
  lectureSeule,
  decritPar,
  onConfirm,
}: EtapeItemProps & { readonly decritPar: string }) => {
  const path = cheminEtape(etape, lectureSeule)
  const mine = etape.acteur === 'vous'
  const texte = lectureSeule && mine ? words.contact : etapesDites[etape.nature].bouton
  const shared = {
    className: 'eap-no-print',
    size: 'small',
    priority: principale && !lectureSeule ? 'primary' : 'secondary',
  } as const
  if (path !== undefined)
    return (
      <Button {...shared} linkProps={{ to: path, 'aria-describedby': decritPar }}>
        {texte}
      </Button>
    )
  return (
    <Button
      {...shared}
      nativeButtonProps={{ 'aria-haspopup': 'dialog', 'aria-describedby': decritPar }}
      onClick={() => onConfirm(etape.id ?? '')}
    >
      {texte}
    </Button>
  )
}
