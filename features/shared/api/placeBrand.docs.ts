/** The fields of a restaurant with its pictures. `whose` begins the sentence about it. */
export const placeBrandDocs = (whose: string) => ({
  about: `${whose}: its name, and its pictures. Without it the page shows none.`,
  fields: {
    name: 'The restaurant’s name.',
    hero_image: 'The restaurant’s picture: its address, or an object with it.',
    hero_image_360: {
      about: 'The address of the restaurant’s picture, 360 pixels wide, for small screens.',
      example: '/pictures/harbor-hero-360.svg',
    },
    hero_image_720: { about: 'The address of the restaurant’s picture, 720 pixels wide.', example: '/pictures/harbor-hero-720.svg' },
  },
})
