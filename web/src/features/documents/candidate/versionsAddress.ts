import { textParameter } from '../../../lib/urlState';

/** What of a list has its versions unfolded: with it in the address, the picture of one is there again after a reload. */
export const versionsParameters = { versions: textParameter() };
