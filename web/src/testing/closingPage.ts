/** Whether the page asks before the browser closes it. */
export const isClosingHeldUp = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
