import type { NavItem } from '../../ui/AppShell/nav.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { LinkButton } from '../../ui/Button/LinkButton.tsx'
import { Pagination } from '../../ui/Pagination/Pagination.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'

const noop = () => {}

/** A link leads somewhere, a button does something; each has a name. */
export const linksAndButtons = () => (
  <>
    {/* @ts-expect-error -- a small button has no full touch target */}
    <Button size="sm">Send code</Button>
    {/* @ts-expect-error -- a link cannot be disabled */}
    <LinkButton href="#app" disabled>
      Open the app
    </LinkButton>
    {/* @ts-expect-error -- an action is a button */}
    <TextLink href="#terms" onClick={noop}>
      terms
    </TextLink>
    {/* @ts-expect-error -- use `newTab`, which adds a hint */}
    <TextLink href="#terms" target="_blank">
      terms
    </TextLink>
    {/* @ts-expect-error -- it needs addresses or a callback */}
    <Pagination label="Orders" page={1} count={3} />
    {/* @ts-expect-error -- it takes addresses or a callback, never both */}
    <Pagination label="Orders" page={1} count={3} hrefOf={String} onTurn={noop} />
  </>
)

export const navigation: NavItem[] = [
  // @ts-expect-error -- an entry is a link or an action
  { label: 'Guests', icon: 'person' },
  // @ts-expect-error -- an action cannot be the current page
  { label: 'Sign out', icon: 'logout', onSelect: noop, current: true },
]
