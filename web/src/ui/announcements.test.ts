import { render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { expect, test } from "vitest";

import { Announcements } from "./announcements.svelte";
import Announcer from "./Announcer.svelte";

test("an announcement keeps its element when others follow", () => {
  const announcements = new Announcements();
  const { container } = render(Announcer, { announcements });
  const paragraphs = (): Element[] => [...container.querySelectorAll("p")];
  announcements.say("Ana rolls 20.");
  announcements.say("Ana rolls 20.");
  flushSync();
  const [, second] = paragraphs();
  for (let count = 0; count < 39; count += 1) announcements.say("Bo rolls 5.");
  flushSync();
  expect(paragraphs()[0]).toBe(second);
  expect(paragraphs().length).toBe(40);
});

test("an empty text is not announced", () => {
  const announcements = new Announcements();
  announcements.say(null);
  announcements.say("");
  expect(announcements.latest).toEqual([]);
});
