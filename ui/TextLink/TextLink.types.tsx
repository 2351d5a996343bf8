import { TextButton } from './TextButton.tsx'
import { TextLink } from './TextLink.tsx'

/** Wrong uses of TextLink: none of them compiles. */
export const wrong = () => (
  <>
    {/* @ts-expect-error -- a link leads somewhere */}
    <TextLink>terms</TextLink>
    {/* @ts-expect-error -- what is done is a button */}
    <TextLink href="#terms" onClick={() => {}}>
      terms
    </TextLink>
    {/* @ts-expect-error -- in which tab is said by `newTab`, with its hint */}
    <TextLink href="#terms" target="_blank">
      terms
    </TextLink>
    {/* @ts-expect-error -- a button does something */}
    <TextButton>Send again</TextButton>
    {/* @ts-expect-error -- and leads nowhere */}
    <TextButton onClick={() => {}} href="#again">
      Send again
    </TextButton>
  </>
)
