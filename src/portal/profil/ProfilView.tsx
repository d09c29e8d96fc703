import type { Page as PageContent } from '#contract/contenu/contenu.ts'
import type { ActeDuCompte, Profil } from '#contract/profil/profil.ts'
import { AddressLink } from '#portal/components/page/AddressLink.tsx'
import { componentMessages } from '#portal/components/words/components.ts'
import { paths } from '#portal/paths.ts'
import { QuietAlert } from '#portal/components/page/QuietAlert.tsx'
import { LoadFailure } from '#portal/components/page/LoadFailure.tsx'
import { Page } from '#portal/components/page/Page.tsx'
import { Skeleton } from '#portal/components/page/Skeleton.tsx'
import { usePageTitle } from '#portal/client/page/pageTitle.ts'
import { profilMessages as words } from './words.ts'
import type { Country } from '#rules/profil/adresse.ts'
import { AdresseActuelle } from './adresse/AdresseActuelle.tsx'
import { AdresseFuture } from './adresse/AdresseFuture.tsx'
import { Banque } from './Banque.tsx'
import { Activite } from './connexions/Activite.tsx'
import { Connexions } from './connexions/Connexions.tsx'
import { Coordonnees } from './Coordonnees.tsx'
import { Identite } from './Identite.tsx'
import { MesDonnees } from './MesDonnees.tsx'
import { MotDePasse } from './MotDePasse.tsx'
import { Notifications } from './Notifications.tsx'
import { Securite } from './securite/Securite.tsx'
import { Sommaire } from './Sommaire.tsx'
import './profil.css'

interface ProfilViewProps {
  /** Absent while it loads. */
  readonly profil: Profil | undefined
  readonly failed: boolean
  /** Absent while they load. */
  readonly countries: readonly Country[] | undefined
  readonly parametrage: PageContent['parametrage'] | undefined
  /** Absent while it loads. */
  readonly activite: readonly ActeDuCompte[] | undefined
  readonly lectureSeule: boolean
}

const sections = [
  { id: 'identite', titre: words.identite.titre },
  { id: 'coordonnees', titre: words.coordonnees.titre },
  { id: 'adresse', titre: words.adresse.titre },
  { id: 'banque', titre: words.banque.titre },
  { id: 'motdepasse', titre: words.motDePasse.titre },
  { id: 'securite', titre: words.securite },
  { id: 'connexions', titre: words.connexions.titre },
  { id: 'activite', titre: words.activite.titre },
  { id: 'notifications', titre: words.notifications.titre },
  { id: 'donnees', titre: words.donnees.titre },
] as const

type SectionId = (typeof sections)[number]['id']

/** The profile: a list of its sections, then each of them. */
export const ProfilView = ({ profil, failed, lectureSeule, ...rest }: ProfilViewProps) => (
  <Page titre={usePageTitle()} chapo={lectureSeule ? words.chapoLecture : words.chapo}>
    {lectureSeule ? (
      <QuietAlert niveau="info" className="fr-mb-4w">
        <p>{words.lectureSeule}</p>
        <AddressLink to={paths.contact}>{componentMessages.contact}</AddressLink>
      </QuietAlert>
    ) : null}
    {failed && !profil ? (
      <LoadFailure />
    ) : (
      <>
        <Sommaire sections={sections} />
        {sections.map(({ id, titre }) => (
          <section key={id} className="eap-profil__section" aria-labelledby={id}>
            <h2 id={id} tabIndex={-1}>
              {titre}
            </h2>
            {profil ? <Content id={id} profil={profil} {...rest} /> : <Skeleton />}
          </section>
        ))}
      </>
    )}
  </Page>
)

interface ContentProps extends Pick<ProfilViewProps, 'countries' | 'parametrage' | 'activite'> {
  readonly id: SectionId
  readonly profil: Profil
}

const Content = ({ id, profil, countries, parametrage, activite }: ContentProps) => {
  switch (id) {
    case 'identite':
      return <Identite identite={profil.identite} />
    case 'coordonnees':
      return <Coordonnees coordonnees={profil.coordonnees} enAttente={profil.courrielsEnAttente} />
    case 'adresse':
      return countries ? (
        <>
          <AdresseActuelle adresse={profil.adresse} countries={countries} />
          <AdresseFuture adresse={profil.adresseFuture} countries={countries} />
        </>
      ) : (
        <Skeleton />
      )
    case 'banque':
      return <Banque banque={profil.banque} />
    case 'motdepasse':
      return <MotDePasse parametrage={parametrage} />
    case 'securite':
      return <Securite />
    case 'connexions':
      return <Connexions connexions={profil.connexions} sessions={profil.sessions} />
    case 'activite':
      return <Activite liste={activite} />
    case 'notifications':
      return <Notifications choisies={profil.notifications} />
    case 'donnees':
      return <MesDonnees />
  }
}
