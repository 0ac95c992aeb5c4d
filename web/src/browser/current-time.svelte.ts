/** The current time, updated each second while a component is mounted. */

export class CurrentTime {
  now = $state(Date.now());

  constructor() {
    $effect(() => {
      const timer = setInterval(() => (this.now = Date.now()), 1_000);
      return () => clearInterval(timer);
    });
  }
}
