/** Draws the list anew when there is new mail, and leaves alone what is being read. */
export const MAILBOX_SCRIPT = `
const EVERY_MS = 2000;
const look = async () => {
  if (document.hidden) return;
  const answer = await fetch(location.href, { headers: { accept: 'text/html' } }).catch(() => null);
  if (!answer || !answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const [mine, theirs] = [document, page].map((one) => one.querySelector('.list'));
  if (mine && theirs) {
    if (mine.innerHTML === theirs.innerHTML) return;
    const focused = mine.contains(document.activeElement) ? document.activeElement.getAttribute('href') : null;
    const top = mine.scrollTop;
    mine.replaceChildren(...theirs.childNodes);
    mine.scrollTop = top;
    if (focused) [...mine.querySelectorAll('a')].find((a) => a.getAttribute('href') === focused)?.focus();
    const [reading, newest] = [document, page].map((one) => one.querySelector('.reader'));
    // The newest mail is shown until one is chosen.
    if (!new URLSearchParams(location.search).has('mail') && reading.querySelector('h2')) {
      const [from, to] = [reading, newest].map((one) => one.querySelector('.tabs a').getAttribute('href'));
      if (from !== to) reading.replaceChildren(...newest.childNodes);
    }
  } else if (theirs) document.querySelector('#desk').replaceChildren(...page.querySelector('#desk').childNodes);
};
setInterval(look, EVERY_MS);
document.addEventListener('visibilitychange', look);
`
