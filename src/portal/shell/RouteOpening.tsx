import { Page } from '#portal/components/page/Page.tsx'
import { Skeleton } from '#portal/components/page/Skeleton.tsx'
import { useRouteTitle } from '#portal/client/pageTitle.ts'

/** Stands for the first page of a visit while its screen is on its way. */
export const RouteOpening = () => {
  const titre = useRouteTitle()
  return titre === undefined ? (
    <Skeleton lines={6} />
  ) : (
    <Page titre={titre}>
      <Skeleton lines={6} />
    </Page>
  )
}
