import { Button } from './Button.tsx'
import { LinkButton } from './LinkButton.tsx'

/** Wrong uses of Button: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- an address belongs to LinkButton */}
    <Button href="#app">Open the app</Button>
    {/* @ts-expect-error -- it needs a text */}
    <Button icon="app" />
    {/* @ts-expect-error -- there is no such variant */}
    <Button variant="outline">Send code</Button>
    {/* @ts-expect-error -- a small button has no full touch target */}
    <Button size="sm">Send code</Button>
    {/* @ts-expect-error -- looks belong to the theme */}
    <Button style={{ color: 'red' }}>Send code</Button>
    {/* @ts-expect-error -- a link needs an address */}
    <LinkButton>Open the app</LinkButton>
    {/* @ts-expect-error -- a link cannot be disabled */}
    <LinkButton href="#app" disabled>
      Open the app
    </LinkButton>
  </>
)
