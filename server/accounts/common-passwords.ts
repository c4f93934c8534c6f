import { normalizedPassword } from '../../src/rules/passwords.ts';

const commonest = new Set(
  `
password passwort passw0rd password1 passcode passphrase contrasena motdepasse parola senha qwerty qwertz azerty
qwertyui qwertyuiop qwertyu qwerty123 qazwsx qazwsxedc zaqwsx zaqxsw qaz@wsx asdfgh asdfghjkl asdfghj asdf asdfasdf
asdfjkl zxcvbn zxcvbnm zxcv qweasd qweasdzxc qweqwe qwer qwerasdf abcdef abcdefg abcd abcdabcd abcabc abc aaaaaa
iloveyou iloveu ilovegod ilovejesus loveyou loveme love lovely lover welcome letmein trustno trustnoone opensesame admin
administrator adminadmin root rootroot toor user username login guest test testtest tester testing changeme default
secret topsecret private master dragon monkey shadow sunshine princess football baseball basketball soccer hockey
softball superman batman spiderman ironman starwars pokemon naruto minecraft fortnite roblox michael jordan michelle
daniel jessica jennifer ashley nicole charlie andrew thomas robert matthew joshua anthony amanda hannah samantha
elizabeth george william jackson maggie buster bailey harley ranger hunter tigger pepper ginger cookie chocolate cheese
banana orange apple cherry peanut butterfly flower rainbow purple yellow silver golden diamond crystal angel angels
heaven jesus christ blessed faith freedom liberty america canada london paris berlin chelsea arsenal liverpool barcelona
realmadrid juventus yankees cowboys steelers lakers eagles mustang corvette ferrari porsche mercedes yamaha killer
computer internet google facebook linkedin twitter instagram microsoft windows samsung android iphone whatever nothing
forever family friends friend mother father babygirl baby girl sweety honey hottie sexy summer winter spring autumn
january february monday friday november december october september august whatsup hello helloworld hellokitty goodluck
lucky lottery lotto jackpot powerball megamillions millionaire money winner blink access matrix phoenix startrek scooter
snoopy garfield mickey tinkerbell donald trump biden bond zaq!xsw p@ssword zinch gfhjkm ghbdtn
`
    .trim()
    .split(/\s+/),
);

const letters: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};
const withoutLook = (text: string) => text.replace(/[@431!0$57]/g, (sign) => letters[sign] ?? sign);
const withoutEnds = (text: string) => text.replace(/^[^a-z]+|[^a-z]+$/g, '');

/** Whether a password is one of the commonest, ignoring case, digits around it and signs for letters (SV-3). */
export const isCommonPassword = (password: string): boolean => {
  const lower = normalizedPassword(password).toLowerCase();
  const core = withoutEnds(lower);
  return [core, withoutLook(core), withoutEnds(withoutLook(lower))].some((text) => commonest.has(text));
};

export const commonPasswordText = 'This password is too common. Choose one that is harder to guess.';
