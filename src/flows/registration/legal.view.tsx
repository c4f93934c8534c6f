import { DialogOpener } from '../../ui/dialog.tsx';

/** The Terms of Service, to read in a dialog (LE-2). */
export function TermsOfService() {
  return (
    <DialogOpener label="Read the Terms of Service" title="Terms of Service">
      <p>Lottery Board is for people aged 18 or over. It sells no tickets, takes no bets and pays no prizes.</p>
      <p>
        It is not affiliated with any lottery. Draws and prizes shown here are unofficial and can be late or wrong:
        check your ticket with your lottery before you act on them, and keep the ticket itself. It is the only proof of
        a win.
      </p>
      <p>
        Your account is for you alone. Keep your password to yourself and use numbers that you play, not those of
        others.
      </p>
      <p>
        The service is free and provided as is. It may change or end. You can stop using it, and delete your account, at
        any time.
      </p>
    </DialogOpener>
  );
}

/** The Privacy Policy, to read in a dialog (LE-2). */
export function PrivacyPolicy() {
  return (
    <DialogOpener label="Read the Privacy Policy" title="Privacy Policy">
      <p>
        We keep your name, your email address, a hash of your password (never the password itself), the tickets that you
        save, what they matched, the emails that we wrote to you, and when and in which browser you signed in. We need
        them to let you sign in, to check your numbers and to write to you. A ticket that you delete is no longer shown
        or played, but its numbers stay stored as long as your account.
      </p>
      <p>
        We send the emails that an account needs, such as activation and password reset, and your results after a draw
        that your tickets played, until you turn those off. Whether you agreed to updates is kept with your account.
      </p>
      <p>
        We show no advertising, use no trackers and give nothing to anyone else. Your browser keeps your sign-in and, to
        show them without a connection, the draws and tickets that you saw last. Your own go when you sign out. For a
        year, a cookie says that you have signed in there, so that nobody who guesses at your password keeps you out.
      </p>
      <p>
        Once you are signed in, your initials at the top lead to your account. There you change your name, email and
        password, see where you are signed in, turn results emails on or off, download everything that we keep about
        you, and delete the account with your password. Everything that we keep about you goes with it, at once.
      </p>
    </DialogOpener>
  );
}
