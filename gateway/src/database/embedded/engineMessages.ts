/** What the engine's process tells the gateway, over Node's IPC channel. */
export type EngineReport =
  { type: 'ready'; socketPath: string; version: string } | { type: 'failed'; step: 'load' | 'open'; message: string };

/** What the gateway tells the engine's process. */
export type EngineOrder = { type: 'stop' };
