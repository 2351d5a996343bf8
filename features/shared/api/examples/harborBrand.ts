export const harborBrand = {
  name: 'Harbor & Rye',
  logo: '/pictures/harbor-logo.svg',
  hero_image: '/pictures/harbor-hero.svg',
  hero_image_360: '/pictures/harbor-hero.svg?width=360',
  hero_image_720: '/pictures/harbor-hero.svg?width=720',
}
