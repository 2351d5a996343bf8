import { LinkButton } from '../../../ui/Button/LinkButton.tsx'
import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'

/** The support link for errors that the page cannot solve. */
export function SupportLink() {
  const { settings } = useEnterprise()
  return (
    <LinkButton wide newTab icon="message" variant="soft" href={settings.supportUrl}>
      Contact support
    </LinkButton>
  )
}
