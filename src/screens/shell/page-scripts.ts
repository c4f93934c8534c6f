import { takenOver } from './shell.ts';

/** The id of what a page says where its scripts don't arrive. */
export const unarrived = 'unarrived';

/** How long scripts may take, in milliseconds (NAV-8). */
const longestWait = 120_000;

/** Whether a shell is not for whoever opened it, as `gate` found. */
export const isUnfit = 'document.documentElement.classList.contains("unfit")';

/** Runs `ask` once the page is painted. What nobody sees is never painted, and some browsers don't say when they have painted. */
export const askOncePainted =
  `document.hidden||${isUnfit}||!PerformanceObserver.supportedEntryTypes?.includes("paint")?ask():` +
  '(new PerformanceObserver(()=>ask()).observe({type:"paint",buffered:true}),setTimeout(()=>ask(),1000));';

/** What is pressed before there is a script to hear of it is pressed again once the app has taken over, each button once; menus open by themselves. */
export const pressedAgain =
  `if(!${isUnfit}){const pressed=new Set,press=({target})=>pressed.add(target.closest("button:not([popovertarget])"));` +
  'addEventListener("click",press,true);' +
  `addEventListener("${takenOver}",()=>{removeEventListener("click",press,true);pressed.forEach((one)=>one?.isConnected&&one.click())},{once:true})}`;

/** Puts back what was typed before `loadAnew`, which it defines. A browser may refuse to store anything. */
const keepingFields =
  'const fields=()=>[...document.querySelectorAll("input:not([type=password])")];' +
  'try{JSON.parse(sessionStorage.getItem("typed")??"[]").forEach(([value,checked],at)=>Object.assign(fields()[at]??{},{value,checked}));' +
  'sessionStorage.removeItem("typed")}catch{}' +
  'const loadAnew=()=>{try{sessionStorage.setItem("typed",JSON.stringify(fields().map(({value,checked})=>[value,checked])))}catch{}' +
  'location.reload()};';

/**
 * Defines `ask`, which asks for the scripts of a page, after `first`, once. Where they fail or take longer than NAV-8
 * lets them, the page says so and asks again when its button is pressed or there is a connection again; whoever had the
 * focus on that button keeps it there, or is led to what came. Many browsers remember that a script failed, and fail for
 * ever: where the server has it after all, the page is loaded anew, with what was typed, passwords excepted.
 */
export const asking = (scripts: readonly string[], first = ''): string =>
  keepingFields +
  `const late=document.getElementById("${unarrived}"),again=late.querySelector("button"),say=()=>{late.hidden=false};` +
  'let tries=0;const fetchAll=()=>{const hadFocus=document.activeElement===again,over=setTimeout(say,' +
  `${longestWait});late.hidden=true;` +
  `Promise.all([${scripts.map((file) => `import("${file}")`).join(',')}])` +
  '.then(()=>{late.remove();if(hadFocus)document.getElementById("main")?.focus()},()=>{say();if(hadFocus)again.focus();' +
  `if(tries++)fetch("${scripts.at(-1)}").then(({ok})=>ok&&loadAnew(),()=>{})})` +
  '.finally(()=>clearTimeout(over))};' +
  'again.addEventListener("click",fetchAll);addEventListener("online",()=>late.hidden||fetchAll());' +
  `let ask=()=>{ask=()=>{};${first}fetchAll()};`;
