/** A replay that is kept on the device, by its id. */
export async function replayOf(_id: string): Promise<unknown> {
  return undefined;
}
