/**
 * Lets pending messages (a request, an abort) be handled between two runs of a model, which block the thread. A message to oneself comes after those
 * that wait; a timer would come four milliseconds later.
 */
export const handleMessages = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
