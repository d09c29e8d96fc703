import type { CalendarDate } from '#rules/calendar/dates.ts'
import { dateEnLettres } from '#rules/format/dates.ts'
import { baremesManquants } from '#rules/retraite/catalogue.ts'
import { conformiteDuJour } from '#server/contenu/accessibilite/blocsDuJour.ts'
import { mentionsManquantes } from '#server/kit/mentions/fillContenu.ts'
import { commandesMentions } from '#server/kit/mentions/mentions.ts'
import type { Say } from '#server/kit/StartFault.ts'
import type { Services } from '#server/services.ts'

/** Names the values of the law that this year needs and nobody has entered. */
export const tellMissing = (today: CalendarDate, say: Say) => {
  const manquants = baremesManquants(today)
  if (manquants.length > 0)
    say(
      `Attention : barèmes à compléter (${manquants.map(({ nom, annee }) => `${nom} ${annee}`).join(', ')}).`,
    )
}

/** Names what only the administration can say and has not said: the portal leaves it out. */
export const tellUnsaid = async (published: Services['published'], today: CalendarDate, say: Say) => {
  const { modeles, configuration, rgaaSuivant } = await published()
  const { raison, echeance } = conformiteDuJour(today, rgaaSuivant)
  if (echeance !== null && raison !== 'decompte')
    say(
      `Attention : l’audit d’accessibilité ne vaut plus depuis le ${dateEnLettres(echeance)}, et la déclaration dit « non conforme ».`,
    )
  const manquantes = mentionsManquantes(modeles, configuration)
  if (manquantes.length === 0) return
  say('Attention : ce que l’administration seule peut dire n’est pas rempli, et ne s’affiche pas.')
  for (const line of commandesMentions(manquantes)) say(line)
}
