import type { Services } from '#server/services.ts'
import { compteByIdentifiant } from '#server/kit/people/comptes.ts'
import { linkCompte } from '#server/connexion/franceconnect/storeFederation.ts'
import { subOf } from './derive.ts'
import { localSettings } from './localSettings.ts'
import { people } from './people.ts'

/** Links the people of the demo who already sign in by FranceConnect. */
export const linkDemoPeople = async ({ config, db, clock, key }: Services): Promise<void> => {
  const { issuer } = localSettings(config.origin, key)
  for (const { nir } of people.filter(({ franceConnect }) => franceConnect)) {
    const compte = await compteByIdentifiant(db, nir)
    if (compte) await linkCompte(db, { issuer, sub: subOf(key, nir) }, compte.id, clock().getTime())
  }
}
