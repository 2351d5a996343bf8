import { LinkButton } from '../../../ui/Button/LinkButton.tsx'
import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { FailureScreen } from '../../shared/screens/FailureScreen.tsx'
import { SupportLink } from '../../shared/screens/SupportLink.tsx'

/** The page's restaurant is unknown. */
export function UnknownProject({ onRetry }: { onRetry: () => void }) {
  const { settings } = useEnterprise()
  return (
    <FailureScreen
      title="We can’t find that restaurant"
      intro="The link may be cut short, or the restaurant has left us. Please check it, or begin at our home page."
      action={
        <LinkButton wide href={`https://${settings.domain}/`}>
          Go to {settings.name}
        </LinkButton>
      }
      onRetry={onRetry}>
      <SupportLink />
    </FailureScreen>
  )
}
