/** Lets the browser first do what it has to do already: hear a tap, paint, go on with React's own work. */
export const nextTask = () =>
  new Promise<void>((resolve) => {
    // No timer: those are held up where many are waiting, and in hidden tabs.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
