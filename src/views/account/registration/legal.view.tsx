import { DialogOpener } from '../../../ui/action/dialog-opener.tsx';
import { reading } from '../account.css.ts';

/** The Terms of Service, to read in a dialog (LE-2). */
export function TermsOfService() {
  return (
    <DialogOpener label="Read the Terms of Service" title="Terms of Service">
      <div className={reading}>
        <p>Lottery Board is for people aged 18 or over. It sells no tickets, takes no bets and pays no prizes.</p>
        <p>
          It is not affiliated with any lottery. Draws and prizes shown here are unofficial and can be late or wrong: check your ticket with
          your lottery before you act on them, and keep the ticket itself. It is the only proof of a win.
        </p>
        <p>Your account is for you alone. Keep your password to yourself and use numbers that you play, not those of others.</p>
        <p>
          The service is free and comes as it is. We may change it or end it, and we tell members by e-mail before we do. You can stop using
          it and have your account deleted at any time.
        </p>
      </div>
    </DialogOpener>
  );
}

/** The Privacy Policy, to read in a dialog (LE-2). */
export function PrivacyPolicy() {
  return (
    <DialogOpener label="Read the Privacy Policy" title="Privacy Policy">
      <div className={reading}>
        <p>
          We keep your name, your e-mail address, a hash of your password (never the password itself) and the tickets that you save. We need
          them to let you sign in, to check your numbers and to write to you about results.
        </p>
        <p>
          We send the mails that an account needs, such as activation and password reset, and results and updates if you agreed to them. You
          can stop results and updates at any time.
        </p>
        <p>We show no advertising, use no trackers and give nothing to anyone else. Your browser keeps your sign-in, nothing more.</p>
        <p>When your account is deleted, everything that we keep about you goes with it.</p>
      </div>
    </DialogOpener>
  );
}
