import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'

type Props = {
  /** The person's action: "continuing". */
  by: string
  /** Whether a reward is promised. California's law requires an explanation. */
  withIncentive?: boolean
}

/** A person's consent, at the button of the action. */
export function Consent({ by, withIncentive = false }: Props) {
  const { settings } = useEnterprise()
  return (
    <Text size="sm" tone="muted">
      By {by} you agree to the{' '}
      <TextLink newTab href={settings.termsUrl}>
        terms
      </TextLink>
      {withIncentive ? ', the ' : ' and the '}
      <TextLink newTab href={settings.privacyUrl}>
        privacy policy
      </TextLink>
      {withIncentive && (
        <>
          {' '}
          and the{' '}
          <TextLink newTab href={settings.incentiveNoticeUrl}>
            notice of financial incentive
          </TextLink>
        </>
      )}
      .
    </Text>
  )
}
