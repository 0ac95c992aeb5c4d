/** The WebSocket connection to a table, which reconnects by itself. */

import type { Command, Hello, TableMessage } from "./protocol";

export type ConnectionState = "connecting" | "open" | "lost" | "absent";

export interface ConnectionListener {
  /** The first message: the seats of this device, and the last event it has. */
  hello(): Hello;
  heard(message: TableMessage): void;
  changed(status: ConnectionState): void;
}

const NO_SUCH_TABLE = 4404;
const FIRST_PAUSE = 250; // milliseconds, twice as long each time
const LONGEST_PAUSE = 5_000;
const ANSWER_TIMEOUT = 6_000; // milliseconds
const CONNECT_TIMEOUT = 10_000; // milliseconds
const KEEPALIVE = 10_000; // milliseconds without a message before the server is asked for one

export class Connection {
  #socket: WebSocket | null = null;
  #pause = FIRST_PAUSE;
  #again: ReturnType<typeof setTimeout> | undefined;
  #answer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(
    private readonly code: string,
    private readonly listener: ConnectionListener,
  ) {
    addEventListener("online", this.#begin);
    addEventListener("offline", this.#lose);
    document.addEventListener("visibilitychange", this.#look);
    this.#connect();
  }

  /** Send a command. Return whether there is a connection to send it on. */
  send(command: Command): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(command));
    this.#answer ??= setTimeout(this.#lose, ANSWER_TIMEOUT);
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
    this.#answer = setTimeout(this.#lose, CONNECT_TIMEOUT);
    socket.onopen = () => {
      this.#hush();
      this.send(this.listener.hello());
    };
    socket.onmessage = ({ data }) => {
      if (socket !== this.#socket) return;
      this.#hush();
      this.#silence = setTimeout(this.#knock, KEEPALIVE);
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

  /** Drop a connection that has timed out, without waiting for it to close. */
  #lose = (): void => {
    const socket = this.#socket;
    if (!socket) return;
    this.#ended(0);
    socket.close();
  };

  /** Check that the connection is alive: a lost one is not always reported. */
  #knock = (): void => {
    if (!this.#answer) this.send({ type: "knock" }); // else that is waited for already
  };

  /** Connect at once, and restart an attempt that is under way: the device is online again. */
  #begin = (): void => {
    if (this.#socket?.readyState === WebSocket.CONNECTING) this.#lose();
    this.#look();
  };

  /** Check the connection, or open one: the page is visible again, perhaps after hours. */
  #look = (): void => {
    if (this.#isClosed || document.visibilityState === "hidden") return;
    if (this.#socket) this.#knock();
    else this.#connect();
  };
}
