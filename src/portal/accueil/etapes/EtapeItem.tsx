import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { useId } from 'react'
import type { Etape } from '#contract/accueil/etapes.ts'
import { libelleEcheance, PREVENIR_EMPLOYEUR, quandPrevenir } from '#contract/demande/demandeTextes.ts'
import { useToday } from '#portal/client/opening.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { dateEnChiffres, momentEnChiffres } from '#rules/format/dates.ts'
import { cheminEtape } from './cheminEtape.ts'
import { etapesDites, etapesMessages as words } from './words.ts'

interface EtapeItemProps {
  readonly etape: Etape
  readonly lectureSeule: boolean
  readonly onConfirm: (evenementId: string) => void
}

/** A step: what it is, who acts since when, its next date, and the one thing to do. */
export const EtapeItem = ({ etape, lectureSeule, onConfirm }: EtapeItemProps) => {
  const { acteur, depuis, genre = 'depart', motif, echeance, aVotreCharge, supprimeLe, effetLe } = etape
  const titre = useId()
  const aujourdhui = useToday()
  return (
    <li className={`eap-etape ${acteur === 'vous' && !lectureSeule ? 'eap-etape--vous' : ''}`}>
      <div>
        <p id={titre} className="eap-etape__titre">
          {etapesDites[etape.nature].titre(etape)}
        </p>
        {motif === undefined ? null : <p className="eap-etape__plus">{motif}</p>}
        <p className="eap-etape__plus">
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
          <p className="eap-etape__plus">
            {words.effet(momentEnChiffres(effetLe))} {lectureSeule ? null : words.annulable}
          </p>
        )}
        {aVotreCharge ? (
          <p className="eap-etape__plus">
            {words.deVotreCote} <strong>{PREVENIR_EMPLOYEUR}</strong>,{' '}
            {quandPrevenir(aVotreCharge.date, aujourdhui)} <Jour date={aVotreCharge.date} />
          </p>
        ) : null}
        {echeance ? (
          <p className="eap-etape__plus">
            {words.prochaineDate} <Jour date={echeance.date} /> – {libelleEcheance(genre, echeance.nature)}
          </p>
        ) : null}
        {supprimeLe === undefined ? null : (
          <p className="eap-etape__plus">
            {words.supprime} <Jour date={supprimeLe} /> : {words.supprimeSuite}
          </p>
        )}
      </div>
      <EtapeBouton etape={etape} lectureSeule={lectureSeule} decritPar={titre} onConfirm={onConfirm} />
    </li>
  )
}

const Jour = ({ date }: { readonly date: CalendarDate }) => (
  <time dateTime={date}>{dateEnChiffres(date)}</time>
)

const EtapeBouton = ({
  etape,
  lectureSeule,
  decritPar,
  onConfirm,
}: EtapeItemProps & { readonly decritPar: string }) => {
  const path = cheminEtape(etape, lectureSeule)
  const mine = etape.acteur === 'vous'
  const texte = lectureSeule && mine ? words.contact : etapesDites[etape.nature].bouton
  const shared = { size: 'small', priority: mine && !lectureSeule ? 'primary' : 'secondary' } as const
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
