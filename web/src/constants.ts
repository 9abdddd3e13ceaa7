/** The web's constants that docs/rules.md names. Times are milliseconds unless the name says otherwise. */

export const MIN_PASSWORD_LENGTH = 6;

/** The page sizes that the client dashboard offers. */
export const CLIENT_PAGE_SIZES = [5, 10, 20, 50] as const;
/** The page sizes that lists offer unless they say otherwise; the server gives no more than the last. */
export const PAGE_SIZES = [...CLIENT_PAGE_SIZES, 100] as const;
/** The most rows that the server gives at once. */
export const LONGEST_PAGE = 100;
export const ADMIN_CLIENTS_PAGE_SIZE = 5;
export const ADMIN_CANDIDATES_PAGE_SIZE = 5;
export const CLIENT_DASHBOARD_PAGE_SIZE = 10;

export const SEARCH_DEBOUNCE_MS = 300;

export const EXTRA_FIELDS_SHOWN = 6;
export const EXTRA_FIELD_MAX_CHARACTERS = 30;
export const LINK_MAX_CHARACTERS = 50;

/** A proposed field of a column deserves a second look below this, of a template as of an import. */
export const SURE_CONFIDENCE = 0.8;

/** The server takes no longer message to a candidate whose form is opened again. */
export const MAX_REOPENING_MESSAGE = 2_000;

/** The server takes no longer words on the end of an admission. */
export const MAX_ENDING_MESSAGE = 2_000;

/** How long a candidate who leaves waits for a network that gives no answer, before the question what is to become of the answers. */
export const LEAVING_PATIENCE_MS = 3000;

export const REDIRECT_AFTER_FINISH_MS = 1000;
export const REDIRECT_AFTER_PASSWORD_RESET_MS = 2000;

/**
 * Retries: never on 401/403 (queries) or any 4xx (mutations), and of mutations only those that may be done twice
 * (apollo/retryableMutations.ts); the pause doubles from the first to the longest.
 */
export const QUERY_RETRIES = 3;
export const PERMISSION_QUERY_RETRIES = 2;
export const MUTATION_RETRIES = 2;
export const RETRY_FIRST_DELAY_MS = 1000;
export const RETRY_LONGEST_DELAY_MS = 30_000;

/** Drag and drop. */
export const DRAG_KEYBOARD_STEP_PX = 25;
export const DRAG_AUTOSCROLL = { interval: 5, threshold: { x: 0.2, y: 0.2 } };
export const DRAG_SORT_ANIMATION_MS = 200;
