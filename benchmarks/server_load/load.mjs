// Plays at N tables of two at once and says how long a mover waits to see the own move.
// node load.mjs PORT N SECONDS; needs `ws`, found beside boardgame.io in $BGIO. Mirrors the load of the peer.
import { createRequire } from 'node:module';
import { randomBytes } from 'node:crypto';
import path from 'node:path';

const require = createRequire(path.join(process.env.BGIO, 'x.js'));
const WebSocket = require('ws');
const [port, count, seconds] = process.argv.slice(2).map(Number);
const waits = [];
let measuring = false;
let stopped = false;
let refused = 0;

async function make() {
  const answer = await fetch(`http://127.0.0.1:${port}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ seats: 2, throw: 'auto' }),
  });
  if (answer.status !== 201) throw new Error(`no table: ${answer.status}`);
  return answer.json();
}

function sit(code, secret, seat, table) {
  return new Promise((seated, failed) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/tables/${code}/play`, { perMessageDeflate: false });
    const say = (message) => socket.send(JSON.stringify(message));
    let sent = 0;
    socket.on('error', failed);
    socket.on('open', () => say({ type: 'hello', secret }));
    socket.on('message', (data) => {
      const message = JSON.parse(data);
      if (message.type === 'table') say({ type: 'take-seat', seat, name: `Guest ${seat}` });
      if (message.type === 'refused') refused += 1;
      if (message.type !== 'events') return;
      const { view } = message;
      for (const event of message.events) {
        if (event.type === 'seat-taken' && event.seat === seat) seated();
        if (event.type === 'game-started') say({ type: 'give-bytes', seat, bytes: randomBytes(16).toString('hex') });
      }
      if (sent && message.events[0].type === 'moved' && message.events[0].seat === seat) {
        if (measuring) waits.push(performance.now() - sent);
        sent = 0;
      }
      if (stopped || !table.begun) return;
      if (view.phase === 'over' && seat === 1) say({ type: 'start', sequence: view.sequence });
      if (view.to_act === seat && !view.rolling) {
        const move = view.moves[Math.floor(Math.random() * view.moves.length)];
        sent = performance.now();
        say({ type: 'move', sequence: view.sequence, seat, move });
      }
    });
    table.start = (sequence) => say({ type: 'start', sequence });
  });
}

async function open() {
  const { code, secret } = await make();
  const table = { begun: false };
  await sit(code, secret, 1, table);
  const start = table.start;
  await sit(code, undefined, 2, table);
  return { table, start };
}

const begin = performance.now();
const tables = [];
for (let i = 0; i < count; i += 20) {
  tables.push(...(await Promise.all(Array.from({ length: Math.min(20, count - i) }, open))));
}
const setup = (performance.now() - begin) / 1000;
for (const { table, start } of tables) {
  table.begun = true;
  start(3); // made, and two seats taken
}
await new Promise((done) => setTimeout(done, 2000));
measuring = true;
const from = performance.now();
const before = process.cpuUsage();
await new Promise((done) => setTimeout(done, seconds * 1000));
measuring = false;
stopped = true;
const took = (performance.now() - from) / 1000;
const used = process.cpuUsage(before);
waits.sort((a, b) => a - b);
const part = (share) => waits[Math.min(waits.length - 1, Math.floor(share * waits.length))];
console.log(
  JSON.stringify({
    N: count,
    setup_s: setup,
    moves: waits.length,
    moves_s: waits.length / took,
    p50_ms: part(0.5),
    p99_ms: part(0.99),
    max_ms: part(1),
    refused,
    client_cpu: (used.user + used.system) / 1e6 / took,
  }),
);
process.exit(0);
