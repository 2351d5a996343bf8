import { LinkButton } from '../../../ui/Button/LinkButton.tsx'
import { useEnterprise } from '../../../ui/Enterprise/EnterpriseProvider.tsx'
import { Stack } from '../../../ui/Stack/Stack.tsx'
import type { Device } from '../../shared/device/device.ts'
import type { Gift } from '../gift.ts'

type Props = { device: Device; gift?: Pick<Gift, 'appStoreUrl' | 'playStoreUrl'> }

/** The app in its stores; a phone needs one of them. The gift's own links go before the enterprise's. */
export function GiftStores({ device, gift }: Props) {
  const { settings } = useEnterprise()
  return (
    <Stack space="sm">
      {device !== 'android' && (
        <LinkButton wide newTab icon="app" href={gift?.appStoreUrl ?? settings.appStoreUrl}>
          Download on the App Store
        </LinkButton>
      )}
      {device !== 'ios' && (
        <LinkButton
          wide
          newTab
          icon="download"
          variant={device === 'desktop' ? 'soft' : 'solid'}
          href={gift?.playStoreUrl ?? settings.playStoreUrl}>
          Get it on Google Play
        </LinkButton>
      )}
    </Stack>
  )
}
