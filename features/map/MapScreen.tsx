import { EmbeddedFrame } from '../../ui/EmbeddedFrame/EmbeddedFrame.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { MapContent, type MapContentProps } from './MapContent.tsx'
import { LoadingMap } from './screens/LoadingMap.tsx'

/** The part that does not depend on the restaurants, so the first paint has it. */
const MapIntro = () => <Text tone="muted">See where each restaurant is, on the map and in the list.</Text>

/** The map's page before its query is known, which decides on the title. Also its shell. */
export const LoadingMapScreen = ({ title }: { title: string }) => (
  <EmbeddedFrame title={title}>
    <MapIntro />
    <LoadingMap />
  </EmbeddedFrame>
)

export function MapScreen(props: MapContentProps) {
  return (
    <EmbeddedFrame title={props.passOnly ? 'Where your pass is taken' : 'Our restaurants'}>
      <MapIntro />
      <MapContent {...props} />
    </EmbeddedFrame>
  )
}
