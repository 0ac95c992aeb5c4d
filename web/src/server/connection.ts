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
const FIRST_PAUSE = 250; // milliseconds, doubled after each attempt
const LONGEST_PAUSE = 5_000;
const ANSWER_TIMEOUT = 6_000; // milliseconds
const CONNECT_TIMEOUT = 10_000; // milliseconds
const KEEPALIVE = 10_000; // milliseconds without a message before the server is asked for one

export class Connection {
  #socket: WebSocket | null = null;
  #pause = FIRST_PAUSE;
  #reconnectTimer: ReturnType<typeof setTimeout> | undefined;
  #answerTimer: ReturnType<typeof setTimeout> | undefined;
  #keepaliveTimer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(
    private readonly code: string,
    private readonly listener: ConnectionListener,
  ) {
    addEventListener("online", this.#reconnect);
    addEventListener("offline", this.#lose);
    document.addEventListener("visibilitychange", this.#onVisible);
    this.#connect();
  }

  /** Send a command. Return whether there is a connection to send it on. */
  send(command: Command): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(command));
    this.#answerTimer ??= setTimeout(this.#lose, ANSWER_TIMEOUT);
    return true;
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#reconnectTimer);
    this.#stopTimers();
    removeEventListener("online", this.#reconnect);
    removeEventListener("offline", this.#lose);
    document.removeEventListener("visibilitychange", this.#onVisible);
    this.#socket?.close();
  }

  #connect(): void {
    clearTimeout(this.#reconnectTimer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.code}/play`);
    this.#socket = socket;
    this.#answerTimer = setTimeout(this.#lose, CONNECT_TIMEOUT);
    socket.onopen = () => {
      this.#stopTimers();
      this.send(this.listener.hello());
    };
    socket.onmessage = ({ data }) => {
      if (socket !== this.#socket) return;
      this.#stopTimers();
      this.#keepaliveTimer = setTimeout(this.#checkAlive, KEEPALIVE);
      this.#pause = FIRST_PAUSE;
      this.listener.heard(JSON.parse(data as string) as TableMessage);
    };
    socket.onclose = ({ code }) => {
      if (socket === this.#socket) this.#ended(code);
    };
  }

  #stopTimers(): void {
    clearTimeout(this.#keepaliveTimer);
    clearTimeout(this.#answerTimer);
    this.#answerTimer = undefined;
  }

  #ended(code: number): void {
    this.#stopTimers();
    this.#socket = null;
    if (this.#isClosed) return;
    if (code === NO_SUCH_TABLE) {
      this.#isClosed = true;
      this.listener.changed("absent");
      return;
    }
    this.listener.changed("lost");
    this.#reconnectTimer = setTimeout(() => this.#connect(), this.#pause);
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
  #checkAlive = (): void => {
    if (!this.#answerTimer) this.send({ type: "knock" }); // else an answer is due already
  };

  /** Connect at once, and restart an attempt that is under way: the device is online again. */
  #reconnect = (): void => {
    if (this.#socket?.readyState === WebSocket.CONNECTING) this.#lose();
    this.#onVisible();
  };

  /** Check the connection, or open one: the page is visible again, perhaps after hours. */
  #onVisible = (): void => {
    if (this.#isClosed || document.visibilityState === "hidden") return;
    if (this.#socket) this.#checkAlive();
    else this.#connect();
  };
}
