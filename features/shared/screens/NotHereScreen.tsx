import { LinkButton } from '../../../ui/Button/LinkButton.tsx'
import { PublicPage } from '../../../ui/PublicPage/PublicPage.tsx'
import { FailureScreen } from './FailureScreen.tsx'

/** An address at which an app has no page. */
export const NotHereScreen = ({ startHref }: { readonly startHref: string }) => (
  <PublicPage>
    <FailureScreen
      title="This page is not here"
      intro="The address may be mistyped, or the page has moved."
      action={
        <LinkButton wide href={startHref}>
          Go to the start
        </LinkButton>
      }
    />
  </PublicPage>
)
