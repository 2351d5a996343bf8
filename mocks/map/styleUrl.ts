/** The path of the sandbox's map style, which is the `MAP_STYLE` of builds for it: an invented city around the restaurants of the examples. */
export const sandboxMapStyle = '/__sandbox/map/style.json'
