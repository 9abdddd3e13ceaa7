/** Whether the browser would ask before it closes the page: something was typed, or is being sent, and would be lost. */
export const isClosingHeldUp = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
