import { TextButton } from './TextButton.tsx'
import { TextLink } from './TextLink.tsx'

/** Wrong uses of TextLink: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- a link needs an address */}
    <TextLink>terms</TextLink>
    {/* @ts-expect-error -- an action is a button */}
    <TextLink href="#terms" onClick={() => {}}>
      terms
    </TextLink>
    {/* @ts-expect-error -- use `newTab`, which adds a hint */}
    <TextLink href="#terms" target="_blank">
      terms
    </TextLink>
    {/* @ts-expect-error -- a button needs an action */}
    <TextButton>Send again</TextButton>
    {/* @ts-expect-error -- a button has no address */}
    <TextButton onClick={() => {}} href="#again">
      Send again
    </TextButton>
  </>
)
