/** The script of the mailbox: updates the list when there is new mail, and leaves the open mail unchanged. */
export const MAILBOX_SCRIPT = `
const REFRESH_MS = 2000;
const refresh = async () => {
  if (document.hidden) return;
  const response = await fetch(location.href, { headers: { accept: 'text/html' } }).catch(() => null);
  if (!response || !response.ok) return;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const [list, newList] = [document, page].map((each) => each.querySelector('.list'));
  if (list && newList) {
    if (list.innerHTML === newList.innerHTML) return;
    const focused = list.contains(document.activeElement) ? document.activeElement.getAttribute('href') : null;
    const top = list.scrollTop;
    list.replaceChildren(...newList.childNodes);
    list.scrollTop = top;
    if (focused) [...list.querySelectorAll('a')].find((a) => a.getAttribute('href') === focused)?.focus();
    const [reader, newReader] = [document, page].map((each) => each.querySelector('.reader'));
    // The newest mail is shown until one is chosen.
    if (!new URLSearchParams(location.search).has('mail') && reader.querySelector('h2')) {
      const [from, to] = [reader, newReader].map((each) => each.querySelector('.tabs a').getAttribute('href'));
      if (from !== to) reader.replaceChildren(...newReader.childNodes);
    }
  } else if (newList) document.querySelector('#desk').replaceChildren(...page.querySelector('#desk').childNodes);
};
setInterval(refresh, REFRESH_MS);
document.addEventListener('visibilitychange', refresh);
`
