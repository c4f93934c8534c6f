// Draws the pictures that systems want besides `src/public/icon.svg`. Systems crop some to a shape: these have a
// background around the drawing.
const onGround = { fit: 'contain', background: '#17144a' };

const names = {
  transparent: (size) => `icon-${size}.png`,
  maskable: () => 'icon-whole.png',
  apple: () => 'apple-touch-icon.png',
};

export default {
  images: ['src/public/icon.svg'],
  preset: {
    transparent: { sizes: [192, 512], padding: 0, favicons: [[32, 'favicon.ico']] },
    maskable: { sizes: [512], padding: 0.28, resizeOptions: onGround },
    apple: { sizes: [180], padding: 0.2, resizeOptions: onGround },
    assetName: (type, { width }) => names[type](width),
  },
};
