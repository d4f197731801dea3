/** News that services send without being asked: progress, a bot's move. */
type Emit = (topic: string, news: unknown) => void;

let sink: Emit = () => {};

export const emitTo = (emit: Emit): void => {
  sink = emit;
};

export const emit: Emit = (topic, news) => sink(topic, news);
