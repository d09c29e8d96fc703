import { Badge } from '@codegouvfr/react-dsfr/Badge.js'
import { auCentime } from '#rules/money.ts'
import type { ReactNode } from 'react'
import { ecrire, euros } from '#rules/format/nombres.ts'
import { abattementParEtudes, RACHAT_MAXIMUM } from '#rules/retraite/montant/rachat.ts'
import { calculetteMessages } from '../words.ts'
import { type Chiffrage, detailAbattement, type OptionChiffree } from './chiffrage.ts'

const { resultats: words } = calculetteMessages

interface OptionCardProps {
  readonly chiffrage: Chiffrage
  readonly chiffree: OptionChiffree
  readonly choisie: boolean
}

/** One option: its figures in the same order as the others’, so that their lines face one another on wide windows. */
export const OptionCard = ({ chiffrage, chiffree, choisie }: OptionCardProps) => {
  const { nom, effet } = words.options[chiffree.option]
  return (
    <li className={`eap-rachat__option ${choisie ? 'eap-rachat__option--choisie' : ''}`}>
      <div>
        <h3 className="fr-h5">{nom}</h3>
        {choisie ? (
          <Badge noIcon severity="info">
            {words.choisie}
          </Badge>
        ) : null}
        <p>{effet}</p>
      </div>
      <dl>
        <Ligne nom={words.cout} montant={euros(chiffree.cout)}>
          {words.coutDetail(
            chiffrage.trimestres,
            ecrire(chiffree.pourcentage),
            chiffrage.indice,
            ecrire(chiffrage.point, 4),
          )}
        </Ligne>
        <Abattement chiffrage={chiffrage} chiffree={chiffree} />
        <Ligne nom={words.net} montant={euros(chiffree.net)}>
          {words.netDetail}
        </Ligne>
        <Ligne nom={words.paiement}>{paiement(chiffree)}</Ligne>
        <Gain chiffree={chiffree} />
      </dl>
    </li>
  )
}

interface LigneProps {
  readonly nom: string
  readonly montant?: string
  readonly children: ReactNode
}

const Ligne = ({ nom, montant, children }: LigneProps) => (
  <div>
    <dt>{nom}</dt>
    <dd>
      {montant === undefined ? null : <strong className="eap-rachat__montant">{montant}</strong>}
      {children}
    </dd>
  </div>
)

const paiement = ({ annees, net }: OptionChiffree) => {
  const plus = annees.at(-1) ?? 1
  return plus === 1 ? words.comptant : words.echelonne(annees, euros(auCentime(net / (plus * 12))))
}

const Abattement = ({ chiffrage, chiffree }: Omit<OptionCardProps, 'choisie'>) => {
  const { trimestres, montant } = detailAbattement(chiffree.option, chiffrage.trimestres)
  if (chiffree.abattement === 0)
    return (
      <Ligne nom={words.abattement}>
        {abattementParEtudes(chiffrage.dateDemande) ? words.abattementAucunAvant2025 : words.abattementAucun}
      </Ligne>
    )
  return (
    <Ligne nom={words.abattement} montant={euros(chiffree.abattement)}>
      {words.abattementDetail(trimestres, euros(montant))}
      {chiffree.abattementConfirme ? null : ` ${words.abattementIndicatif}`}
    </Ligne>
  )
}

const utile = (utiles: number) => {
  if (utiles === 0) return words.utileAucun
  return utiles === RACHAT_MAXIMUM ? words.utileMaximum(utiles) : words.utileNombre(utiles)
}

const Gain = ({ chiffree: { gain } }: Pick<OptionCardProps, 'chiffree'>) => {
  if (!gain)
    return [words.gain, words.utile, words.equilibre, words.asavoir].map((nom) => (
      <Ligne key={nom} nom={nom}>
        {words.gainInconnu}
      </Ligne>
    ))
  return (
    <>
      <Ligne nom={words.gain} montant={words.gainMensuel(euros(gain.gainMensuel))}>
        {words.gainDetail(euros(gain.avant), euros(gain.pensionMensuelle))}
      </Ligne>
      <Ligne nom={words.utile}>{utile(gain.utiles)}</Ligne>
      {gain.ageEquilibre === undefined ? (
        <Ligne nom={words.equilibre}>{words.equilibreJamais}</Ligne>
      ) : (
        <Ligne nom={words.equilibre} montant={words.equilibreAge(gain.ageEquilibre)}>
          {words.equilibreDetail}
        </Ligne>
      )}
      <Ligne nom={words.asavoir}>
        {gain.inutile.length === 0
          ? words.aucuneAlerte
          : gain.inutile.map((raison) => (
              <p key={raison} className="fr-icon-warning-line eap-rachat__alerte">
                {words.inutile[raison](gain)}
              </p>
            ))}
      </Ligne>
    </>
  )
}
