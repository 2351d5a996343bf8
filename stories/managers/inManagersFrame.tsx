import type { Decorator } from '@storybook/react-vite'
import { ManagersFrame } from '../../features/managers/ManagersFrame.tsx'

const nothing = () => undefined

/** Shows a page of the managers' app within its navigation. */
export const inManagersFrame: Decorator = (Story) => (
  <ManagersFrame person={{ name: 'Noor Haddad', email: 'noor.haddad@restaurants.example' }} locationsHref="#locations" onSignOut={nothing}>
    <Story />
  </ManagersFrame>
)
