import type { Decorator } from '@storybook/react-vite'
import type { PartnerPage } from '../../features/partner/pages.ts'
import { PartnerFrame } from '../../features/partner/PartnerFrame.tsx'

const nothing = () => undefined

const currentUser = {
  email: 'ines@harborrye.example',
  isPlatewellAdmin: false,
  permission: 'admin',
  editablePermissions: ['admin', 'editor', 'viewer'],
  editableBrandIds: null,
  availableProjects: [],
  subscriberId: null,
}

/** Shows a page of the partner portal within its navigation. */
export const inPartnerFrame =
  (page: PartnerPage): Decorator =>
  (Story) => (
    <PartnerFrame
      project={{ slug: 'harbor-rye', name: 'Harbor & Rye Restaurants', currentUser }}
      page={page}
      hrefOf={(each) => `#${each}`}
      projectHref={({ slug }) => `#${slug}`}
      onFollow={nothing}
      onSignOut={nothing}>
      <Story />
    </PartnerFrame>
  )
