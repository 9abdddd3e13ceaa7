/** A fresh start: also cures a chunk of an older release that the server no longer has. */
export const reloadPage = () => window.location.reload();
