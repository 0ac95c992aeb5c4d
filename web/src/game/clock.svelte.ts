/** What time it is, second by second, while a component is there. */

export class Clock {
  now = $state(Date.now());

  constructor() {
    $effect(() => {
      const timer = setInterval(() => (this.now = Date.now()), 1_000);
      return () => clearInterval(timer);
    });
  }
}
