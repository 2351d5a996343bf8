import { EmbeddedFrame } from '../../ui/EmbeddedFrame/EmbeddedFrame.tsx'
import { MapContent, type MapContentProps } from './MapContent.tsx'
import { LoadingMap } from './screens/LoadingMap.tsx'

/** The map's page before its query is known, which decides on the title. Also its shell. */
export const LoadingMapScreen = ({ title }: { title: string }) => (
  <EmbeddedFrame title={title}>
    <LoadingMap />
  </EmbeddedFrame>
)

export function MapScreen(props: Omit<MapContentProps, 'isTitled'>) {
  return (
    <EmbeddedFrame title={props.passOnly ? 'Where your pass is taken' : 'Our restaurants'}>
      <MapContent {...props} isTitled />
    </EmbeddedFrame>
  )
}
