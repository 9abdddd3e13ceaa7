/** The records of a zip archive, for who writes and who reads them: signatures, and lengths without names and extras. */

export const LOCAL_HEADER = 0x04034b50;
export const LOCAL_BYTES = 30;
export const DATA_DESCRIPTOR = 0x08074b50;
export const DESCRIPTOR_BYTES = 16;
export const CENTRAL_HEADER = 0x02014b50;
export const CENTRAL_BYTES = 46;
export const END_OF_DIRECTORY = 0x06054b50;
export const END_BYTES = 22;

/** Methods of compression, as archives number them. */
export const STORED = 0;
export const DEFLATED = 8;
