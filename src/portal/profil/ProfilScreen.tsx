import { listerpays } from '#contract/profil/adresse.ts'
import { contenuPrive } from '#contract/contenu/contenu.ts'
import { profilActivite, profil } from '#contract/profil/profil.ts'
import { readAhead, useCall } from '#portal/client/call/useCall.ts'
import { useSession } from '#portal/client/session/useSession.ts'
import { EditionContext, useEdition } from './edition/edition.ts'
import { ProfilView } from './ProfilView.tsx'

/** What the portal knows of the person, and what they may change. */
export const ProfilScreen = () => {
  const { navigation } = useSession()
  const { data, error, mutate } = useCall(profil, {})
  const { data: activite } = useCall(profilActivite, {})
  const { data: pays } = useCall(listerpays, {})
  const { data: page } = useCall(contenuPrive, { params: { id: 'accueilconnecte' } })
  const lectureSeule = navigation?.lectureSeule === true
  const edition = useEdition(!lectureSeule, () => mutate())
  return (
    <EditionContext value={edition}>
      <ProfilView
        profil={data}
        failed={error !== undefined}
        countries={pays?.listePays}
        activite={activite?.listeActe}
        parametrage={page?.parametrage}
        lectureSeule={lectureSeule}
      />
    </EditionContext>
  )
}

ProfilScreen.readAhead = () => {
  readAhead(profil, {})
  readAhead(profilActivite, {})
  readAhead(listerpays, {})
  readAhead(contenuPrive, { params: { id: 'accueilconnecte' } })
}
