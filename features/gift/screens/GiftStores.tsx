import { LinkButton } from '../../../ui/Button/LinkButton.tsx'
import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import type { Device } from '../../shared/device/device.ts'
import type { Gift } from '../gift.ts'

type Props = {
  device: Device
  gift?: Pick<Gift, 'appStoreUrl' | 'playStoreUrl'>
  /** Whether they are the badges of an invitation. */
  isBadge?: boolean
}

/** The app in its stores; a phone needs one of them. The gift's own links go before the enterprise's. */
export function GiftStores({ device, gift, isBadge = false }: Props) {
  const { settings } = useEnterprise()
  const First = isBadge ? 'small' : 'span'
  const look = isBadge ? ({ variant: 'badge' } as const) : { wide: true }
  return (
    <Stack space="sm" align={isBadge ? 'start' : 'stretch'}>
      {device !== 'android' && (
        <LinkButton newTab {...look} icon="app" href={gift?.appStoreUrl ?? settings.appStoreUrl}>
          <First>Download on the</First> App Store
        </LinkButton>
      )}
      {device !== 'ios' && (
        <LinkButton
          newTab
          variant={device === 'desktop' ? 'soft' : 'solid'}
          {...look}
          icon="download"
          href={gift?.playStoreUrl ?? settings.playStoreUrl}>
          <First>Get it on</First> Google Play
        </LinkButton>
      )}
    </Stack>
  )
}
