import type { MessagePort } from 'node:worker_threads';

/** A task, and where its thread tells that it has begun with it. */
export interface TimedTask<Task> {
  task: Task;
  begun: MessagePort;
}

/** For threads: tells that one begins with a task. */
export function begunWith<Task>({ task, begun }: TimedTask<Task>): Task {
  begun.postMessage(null);
  return task;
}
