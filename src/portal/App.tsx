import { RouterProvider, type RouterProviderProps } from 'react-router-dom'

/** The portal, once its configuration is there. */
export const App = ({ router }: Pick<RouterProviderProps, 'router'>) => <RouterProvider router={router} />
