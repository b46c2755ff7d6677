// Parts of the page are fetched when they are needed. After an update of the server the old parts are gone: then the
// page is loaded again, once; if that does not help, it says so.
const TRIED = "facedown.reloaded";
const RECENT = 30_000; // milliseconds

export async function part<T>(load: () => Promise<T>, reload: () => void = () => location.reload()): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (Date.now() - Number(sessionStorage.getItem(TRIED)) < RECENT) throw error;
    sessionStorage.setItem(TRIED, String(Date.now()));
    reload();
    return new Promise<T>(() => undefined); // the page is about to go
  }
}
