import { Background } from '../../ui/background.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import * as frame from './frame.css.ts';
import * as bar from './top-bar.css.ts';

/** What an address without a built page shows until the app runs. */
export function Skeleton() {
  return (
    <div className={`${frame.look.night} ${frame.scripted}`}>
      <Background />
      <header className={bar.look.night}>
        <a href="/" className={bar.home}>
          <Logo />
        </a>
      </header>
      <main className={frame.place.board}>
        <Spinner label="Loading the page" />
      </main>
    </div>
  );
}
