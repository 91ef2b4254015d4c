/** Lets pending messages (a request, an abort) be handled between two runs of a model, which block the thread. */
export const handleMessages = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
