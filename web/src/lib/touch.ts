/** Whether the person writes with a finger: a keyboard on the screen has no Shift+Enter, and Enter is its way to a new line. */
export const hasTouchKeyboard = (): boolean => window.matchMedia('(pointer: coarse)').matches;
