import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { Text } from '../../../ui/Text/Text.tsx'
import { TextLink } from '../../../ui/TextLink/TextLink.tsx'

type Props = {
  /** What the person does: "continuing". */
  by: string
  /** What else they agree to: "$40.00 every month until you cancel". */
  to?: string | null
  /** Whether a reward is promised, which California's law asks to explain. */
  withIncentive?: boolean
}

/** What a person agrees to, at the button that does it. */
export function Consent({ by, to = null, withIncentive = false }: Props) {
  const { settings } = useEnterprise()
  return (
    <Text size="sm" tone="muted">
      By {by} you agree to {to !== null && `${to}, `}the{' '}
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
