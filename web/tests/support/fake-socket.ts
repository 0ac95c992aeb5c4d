/** A fake WebSocket: the test opens it, sends messages of the server, and closes it. */

import type { TableMessage } from "../../src/server/protocol";

export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];

  static get last(): FakeSocket {
    const socket = FakeSocket.made.at(-1);
    if (!socket) throw new Error("no socket was opened yet");
    return socket;
  }

  readyState = 0;
  readonly sent: unknown[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((end: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  /** As in a browser, onclose is called later, if at all. */
  close(): void {
    this.readyState = 2;
  }

  // The actions of the server.

  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  receive(message: TableMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  end(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}
