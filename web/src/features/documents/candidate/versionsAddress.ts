import { textParameter } from '../../../lib/urlState';

/**
 * What of a list has its versions unfolded, and the version whose picture is on the screen: with both in the address the picture is
 * there again after a reload, and 'back' leads from it.
 */
export const versionsParameters = { versions: textParameter(), version: textParameter() };

/** Unfolds the versions of one, or none for ''; no picture is on the screen then, whatever an old address says. */
export const unfolding = (versions: string) => ({ versions, version: '' });
