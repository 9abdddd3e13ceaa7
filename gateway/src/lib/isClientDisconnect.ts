/** Whether an answer has ended before its end because its client is gone, which is no failure of the server. */
export const isClientDisconnect = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException | undefined)?.code === 'ERR_STREAM_PREMATURE_CLOSE';
