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
const DOORSTEP = 10_000; // milliseconds to wait until there is a connection at all
const SILENCE = 10_000; // milliseconds without a word after which the server is asked for one

export class Connection {
  #socket: WebSocket | null = null;
  #pause = FIRST_PAUSE;
  #again: ReturnType<typeof setTimeout> | undefined;
  #answer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(
    private readonly code: string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.#begin);
    addEventListener("offline", this.#lose);
    document.addEventListener("visibilitychange", this.#look);
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
    this.#hush();
    removeEventListener("online", this.#begin);
    removeEventListener("offline", this.#lose);
    document.removeEventListener("visibilitychange", this.#look);
    this.#socket?.close();
  }

  #connect(): void {
    clearTimeout(this.#again);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.code}/play`);
    this.#socket = socket;
    this.#answer = setTimeout(this.#lose, DOORSTEP);
    socket.onopen = () => {
      this.#hush();
      this.send(this.listener.hello());
    };
    socket.onmessage = ({ data }) => {
      if (socket !== this.#socket) return;
      this.#hush();
      this.#silence = setTimeout(this.#knock, SILENCE);
      this.#pause = FIRST_PAUSE;
      this.listener.heard(JSON.parse(data as string) as TableMessage);
    };
    socket.onclose = ({ code }) => {
      if (socket === this.#socket) this.#ended(code);
    };
  }

  #hush(): void {
    clearTimeout(this.#silence);
    clearTimeout(this.#answer);
    this.#answer = undefined;
  }

  #ended(code: number): void {
    this.#hush();
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

  /** Sees whether the server is still there: what was lost on the way is told by nobody. */
  #knock = (): void => {
    if (!this.#answer) this.send({ type: "knock" }); // else that is waited for already
  };

  /** Connects at once, and anew where that is under way: the device has a network again. */
  #begin = (): void => {
    if (this.#socket?.readyState === WebSocket.CONNECTING) this.#lose();
    this.#look();
  };

  /** Sees to it that there is a connection: somebody looks again, perhaps after hours. */
  #look = (): void => {
    if (this.#isClosed || document.visibilityState === "hidden") return;
    if (this.#socket) this.#knock();
    else this.#connect();
  };
}
