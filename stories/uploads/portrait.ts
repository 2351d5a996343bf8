/** A drawn face, 300 by 400 pixels: a crop that cuts it off is seen at once. */
export const portrait = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400" viewBox="0 0 300 400">
    <rect width="300" height="400" fill="#cfe3dc"/>
    <path d="M30 400c0-90 54-130 120-130s120 40 120 130" fill="#7a3b2e"/>
    <circle cx="150" cy="180" r="80" fill="#f2c9a0"/>
    <path d="M70 170c0-110 160-110 160 0-40-10-110-60-160 0" fill="#3b2a24"/>
    <circle cx="122" cy="185" r="8"/><circle cx="178" cy="185" r="8"/>
    <path d="M118 220q32 28 64 0" fill="none" stroke="#7a3b2e" stroke-width="7" stroke-linecap="round"/>
  </svg>`,
)}`
