import { Badge } from '@codegouvfr/react-dsfr/Badge.js'
import { auCentime } from '#rules/money.ts'
import type { ReactNode } from 'react'
import { type Fact, Facts } from '#portal/components/facts/Facts.tsx'
import { Figure } from '#portal/components/facts/Figure.tsx'
import { ecrire, euros } from '#rules/format/nombres.ts'
import { abattementParEtudes, RACHAT_MAXIMUM } from '#rules/retraite/montant/rachat.ts'
import { Repli } from '#portal/simulation/repli/Repli.tsx'
import { calculetteMessages } from '../words.ts'
import { type Chiffrage, detailAbattement, type OptionChiffree } from './chiffrage.ts'

const { resultats: words } = calculetteMessages

interface OptionCardProps {
  readonly chiffrage: Chiffrage
  readonly chiffree: OptionChiffree
  readonly choisie: boolean
}

/** One option: its figures in the same order as the others’, so that their lines face one another on wide windows; a phone shows what is paid and what it brings first. */
export const OptionCard = ({ chiffrage, chiffree, choisie }: OptionCardProps) => {
  const { nom, effet } = words.options[chiffree.option]
  return (
    <li className={`eap-cadre fr-p-2w ${choisie ? 'eap-cadre--choisi' : ''} eap-rachat__option`}>
      <div>
        <h3 className="fr-h5">{nom}</h3>
        {choisie ? (
          <Badge noIcon severity="info">
            {words.choisie}
          </Badge>
        ) : null}
        <p className="eap-rachat__effet">{effet}</p>
      </div>
      <Repli de={nom} montre="resultat">
        <Facts
          forme="traits"
          facts={[
            [
              words.cout,
              <Detail key="cout" montant={euros(chiffree.cout)} indicatif={chiffrage.indicatif}>
                {words.coutDetail(
                  chiffrage.trimestres,
                  ecrire(chiffree.pourcentage),
                  chiffrage.indice,
                  ecrire(chiffrage.point, 4),
                )}
              </Detail>,
            ],
            [words.abattement, <Abattement key="abattement" chiffrage={chiffrage} chiffree={chiffree} />],
            [words.net, <Detail key="net" montant={euros(chiffree.net)} indicatif={chiffrage.indicatif} />],
            [words.paiement, paiement(chiffree)],
            ...gains(chiffree),
          ]}
        />
      </Repli>
    </li>
  )
}

interface DetailProps {
  readonly montant: string
  readonly indicatif?: boolean
  readonly children?: ReactNode
}

/** An amount, and what it is made of under it where that is its own. */
const Detail = ({ montant, indicatif = false, children }: DetailProps) => (
  <>
    <span className="eap-facts__montant">
      <Figure valeur={montant} indicatif={indicatif} />
    </span>
    {children}
  </>
)

const paiement = ({ paiement: { annees, confirme }, net }: OptionChiffree) => {
  const plus = annees.at(-1) ?? 1
  return plus === 1 ? words.comptant(confirme) : words.echelonne(annees, euros(auCentime(net / (plus * 12))))
}

const Abattement = ({ chiffrage, chiffree }: Omit<OptionCardProps, 'choisie'>) => {
  const { trimestres, montant } = detailAbattement(chiffree.option, chiffrage.trimestres)
  if (chiffree.abattement === 0)
    return abattementParEtudes(chiffrage.dateDemande) ? words.abattementAucunAvant2025 : words.abattementAucun
  return (
    <Detail montant={euros(chiffree.abattement)}>
      {words.abattementDetail(trimestres, euros(montant))}
      {chiffree.abattementConfirme ? null : ` ${words.abattementIndicatif}`}
    </Detail>
  )
}

const utile = (utiles: number) => {
  if (utiles === 0) return words.utileAucun
  return utiles === RACHAT_MAXIMUM ? words.utileMaximum(utiles) : words.utileNombre(utiles)
}

/** What the option brings, as far as it is known. */
const gains = ({ gain }: OptionChiffree): readonly Fact[] => {
  if (!gain)
    return [words.gain, words.utile, words.equilibre, words.asavoir].map((nom) => [nom, words.gainInconnu])
  return [
    [
      words.gain,
      <Detail key="gain" montant={words.gainMensuel(gain.gainMensuel)} indicatif={gain.pensionIndicative}>
        {words.gainDetail(euros(gain.avant), euros(gain.pensionMensuelle))}
      </Detail>,
    ],
    [words.utile, utile(gain.utiles)],
    [
      words.equilibre,
      gain.ageEquilibre === undefined ? (
        words.equilibreJamais
      ) : (
        <Detail key="equilibre" montant={words.equilibreAge(gain.ageEquilibre)} />
      ),
    ],
    [
      words.asavoir,
      gain.inutile.length === 0
        ? words.aucuneAlerte
        : gain.inutile.map((raison) => (
            <p key={raison} className="fr-icon-warning-line eap-alerte fr-mb-1w">
              {words.inutile[raison](gain)}
            </p>
          )),
    ],
  ]
}
