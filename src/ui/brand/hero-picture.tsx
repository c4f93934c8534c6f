import picture from './hero.svg';

/** Six balls of a draw, for decoration. */
export function HeroPicture({ className }: { className: string }) {
  return <img alt="" src={picture} width="440" height="360" className={className} />;
}
