// A network that runs on the processor, and on the graphics card while that works. If the card fails, the processor reads the same input
// again, so no text is left half read.
import type { NetworkInput, NetworkOutput, RunNetwork } from './network.ts';

/** The network on the graphics card. */
export interface NetworkOnCard {
  /** Rejects if the card is lost, or late. */
  readonly run: RunNetwork;
  end(): void;
}

export interface SwitchableNetwork {
  readonly run: RunNetwork;
  readonly onProcessor: RunNetwork;
  /** Runs on the card from now on, until that fails. */
  useCard(card: NetworkOnCard): void;
  readonly isOnCard: boolean;
  /** Resolves once the network has left the card; at once if it is not there. */
  untilOffCard(): Promise<void>;
  /** Resolves once nothing was read for a while. */
  untilIdle(): Promise<void>;
  /** Ends the network on the card, also one that is opened later. */
  end(): void;
}

/** Nobody waits for a check then: people type and pause. */
const IDLE_AFTER_MS = 2000;

const pauseUntilIdle = () => new Promise<void>((resolve) => setTimeout(resolve, IDLE_AFTER_MS));

export function switchableNetwork(onProcessor: RunNetwork, pause = pauseUntilIdle): SwitchableNetwork {
  let card: NetworkOnCard | undefined;
  let runs = 0;
  let running = 0;
  let hasEnded = false;
  const waitingForLeave: (() => void)[] = [];

  async function runAnywhere(input: NetworkInput): Promise<NetworkOutput> {
    const used = card;
    if (!used) return onProcessor(input);
    try {
      return await used.run(input);
    } catch {
      // The card was lost, or its driver failed. Nothing went wrong with the text, so the processor reads it.
      if (card === used) leaveCard();
      used.end();
      return onProcessor(input);
    }
  }

  function leaveCard(): void {
    card = undefined;
    for (const tell of waitingForLeave.splice(0)) tell();
  }

  return {
    onProcessor,
    async run(input) {
      runs += 1;
      running += 1;
      try {
        return await runAnywhere(input);
      } finally {
        running -= 1;
      }
    },
    useCard(opened) {
      card?.end();
      if (hasEnded) return opened.end();
      card = opened;
    },
    get isOnCard() {
      return card !== undefined;
    },
    async untilOffCard() {
      if (card) await new Promise<void>((resolve) => waitingForLeave.push(resolve));
    },
    async untilIdle() {
      let before: number;
      do {
        before = runs;
        await pause();
      } while (runs !== before || running > 0);
    },
    end() {
      hasEnded = true;
      card?.end();
      leaveCard();
    },
  };
}
