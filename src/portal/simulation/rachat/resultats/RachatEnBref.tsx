import { euros } from '#rules/format/nombres.ts'
import type { OptionRachat } from '#rules/retraite/montant/rachat.ts'
import { Bandeau } from '#portal/simulation/bandeau/Bandeau.tsx'
import { calculetteMessages } from '../words.ts'
import type { Chiffrage } from './chiffrage.ts'

const words = calculetteMessages.resultats.enBref

/** Id of the heading of the options. */
export const ID_OPTIONS = 'rachat-options'

interface RachatEnBrefProps {
  readonly chiffrage: Chiffrage
  readonly option: OptionRachat | undefined
}

const phrase = ({ options }: Chiffrage, choisie: OptionRachat | undefined): string => {
  const chiffree = options.find(({ option }) => option === choisie)
  if (chiffree === undefined) {
    const [premier, ...autres] = options.map(({ net }) => net).toSorted((un, autre) => un - autre)
    return premier === undefined ? '' : words.options(euros(premier), euros(autres.at(-1) ?? premier))
  }
  const { option, net, gain } = chiffree
  return words.option(option, euros(net)) + (gain ? words.gain(gain.gainMensuel) : '')
}

/** What the buy-back costs and brings in short: of the option chosen, else of all three. */
export const RachatEnBref = ({ chiffrage, option }: RachatEnBrefProps) => (
  <Bandeau vers={ID_OPTIONS} voir={words.voir}>
    <strong>{words.rachat(chiffrage.trimestres)}</strong> : {phrase(chiffrage, option)}
    {chiffrage.indicatif ? words.indicatif : null}
  </Bandeau>
)
