import { Outlet, useMatches } from '@tanstack/react-router'
import { FocusOnPageChange } from '../../../features/shared/screens/FocusOnStepChange.tsx'
import { FollowLinks } from './FollowLinks.tsx'

/** The pages of an app: links between them load nothing anew, and the focus moves to the heading of the next page. */
export function Pages() {
  // The page that is shown: the address is already the next one's while that page loads.
  const shown = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' })
  return (
    <FollowLinks>
      <FocusOnPageChange page={shown}>
        <Outlet />
      </FocusOnPageChange>
    </FollowLinks>
  )
}
