import { formatNir } from '#rules/connexion/nir.ts'
import { demoPassword, personas } from './personas/personas.ts'

/** What the person who started the server reads: where to go, and as whom. */
export const welcome = (address: string): string[] => {
  const widest = Math.max(...personas.map(({ prenom, nom }) => prenom.length + nom.length))
  return [
    '',
    `Le portail répond sur ${address}`,
    `Personnes de la démonstration (mot de passe : ${demoPassword}) :`,
    ...personas.map(({ prenom, nom, nir, etat }) => {
      const name = `${prenom} ${nom}`.padEnd(widest + 1)
      return `  ${name}  ${nir}  (${formatNir(nir)})${etat === 'registre' ? '  pas encore de compte' : ''}`
    }),
    `Boîte aux lettres de la démonstration : ${address}/demo/courriels`,
  ]
}
