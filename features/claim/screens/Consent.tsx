import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'

/** The terms that a guest accepts by continuing. */
export function Consent() {
  const { settings } = useEnterprise()
  return (
    <Text size="sm" tone="muted">
      By continuing you agree to the{' '}
      <TextLink newTab href={settings.termsUrl}>
        terms
      </TextLink>
      , the{' '}
      <TextLink newTab href={settings.privacyUrl}>
        privacy policy
      </TextLink>{' '}
      and the{' '}
      <TextLink newTab href={settings.incentiveNoticeUrl}>
        notice of financial incentive
      </TextLink>
      .
    </Text>
  )
}
