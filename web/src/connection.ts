/** The connection of a device to a table: lost at any moment, and found again by itself. */

import type { Command, Hello, TableMessage } from "./protocol";

export type Status = "connecting" | "open" | "lost" | "absent";

export interface Listener {
  /** What to say first: who comes, and what was seen already. */
  hello(): Hello;
  heard(message: TableMessage): void;
  changed(status: Status): void;
}

const NO_SUCH_TABLE = 4404;
const FIRST_PAUSE = 250; // milliseconds, twice as long each time
const LONGEST_PAUSE = 5_000;
const PATIENCE = 6_000; // milliseconds to wait for an answer before the connection counts as dead

export class Connection {
  #socket: WebSocket | null = null;
  #pause = FIRST_PAUSE;
  #again: ReturnType<typeof setTimeout> | undefined;
  #answer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(
    private readonly code: string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#lose);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  /** Sends a command; says whether there was anybody to send it to. */
  send(command: Command): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(command));
    this.#answer ??= setTimeout(this.#lose, PATIENCE);
    return true;
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#again);
    clearTimeout(this.#answer);
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#lose);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }

  #connect(): void {
    clearTimeout(this.#again);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.code}/play`);
    this.#socket = socket;
    socket.onopen = () => this.send(this.listener.hello());
    socket.onmessage = ({ data }) => {
      if (socket !== this.#socket) return;
      clearTimeout(this.#answer);
      this.#answer = undefined;
      this.#pause = FIRST_PAUSE;
      this.listener.heard(JSON.parse(data as string) as TableMessage);
    };
    socket.onclose = ({ code }) => {
      if (socket === this.#socket) this.#ended(code);
    };
  }

  #ended(code: number): void {
    clearTimeout(this.#answer);
    this.#answer = undefined;
    this.#socket = null;
    if (this.#isClosed) return;
    if (code === NO_SUCH_TABLE) {
      this.#isClosed = true;
      this.listener.changed("absent");
      return;
    }
    this.listener.changed("lost");
    this.#again = setTimeout(() => this.#connect(), this.#pause);
    this.#pause = Math.min(2 * this.#pause, LONGEST_PAUSE);
  }

  /** Gives a connection up that says nothing any more, without waiting for its end. */
  #lose = (): void => {
    const socket = this.#socket;
    if (!socket) return;
    this.#ended(0);
    socket.close();
  };

  /** Tries again at once: the device has come back to life. */
  #hurry = (): void => {
    if (this.#socket || this.#isClosed || document.visibilityState === "hidden") return;
    this.#connect();
  };
}
