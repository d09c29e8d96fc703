import { useEffect, useEffectEvent } from 'react'
import { RouterProvider, type RouterProviderProps } from 'react-router-dom'

interface AppProps extends Pick<RouterProviderProps, 'router'> {
  /** Told once all that is on the screen answers. */
  readonly onReady?: () => void
}

/** The portal, once its configuration is there. */
export const App = ({ router, onReady }: AppProps) => {
  const tellReady = useEffectEvent(() => onReady?.())
  useEffect(() => tellReady(), [])
  return <RouterProvider router={router} />
}
