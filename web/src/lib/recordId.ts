/** The plain id of a record, as `/v1` gives it, from its id in the graph, which names the type before it. */
export function recordId(globalId: string): string {
  try {
    return atob(globalId.replaceAll('-', '+').replaceAll('_', '/')).split(':')[1] ?? globalId;
  } catch {
    return globalId;
  }
}
