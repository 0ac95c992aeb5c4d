import { render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";

import { FakeSocket } from "../../../tests/support/fake-socket";
import { setScene } from "../../../tests/support/scene";
import { until } from "../../../tests/support/until";
import BigScreen from "../../big-screen/BigScreen.svelte";
import HandScreen from "../../hand/HandScreen.svelte";
import { catalogue } from "../../i18n/texts.svelte";
import TableScreen from "../TableScreen.svelte";

const NO_SUCH_TABLE = 4404;

vi.mock("../../browser/sound", () => import("../../../tests/support/sounds"));

beforeEach(setScene);

describe.each([
  ["the table", TableScreen],
  ["the big screen", BigScreen],
  ["the hand", HandScreen],
])("%s", (_, Screen) => {
  test("has the table in its title, and waits for it", () => {
    render(Screen, { code: "abc234" });
    expect(document.title).toBe("Exactly: table abc234");
    screen.getByText("Connecting…");
  });

  test("shows an error if a part of it cannot be loaded, and checks the server", async () => {
    vi.spyOn(catalogue, "need").mockRejectedValueOnce(new TypeError("Failed to fetch"));
    const fetched = vi.fn(() => Promise.reject(new TypeError("Failed to fetch")));
    vi.stubGlobal("fetch", fetched);
    render(Screen, { code: "abc234" });
    await until(() => screen.getByText("Connection lost. Reconnecting…"));
    expect(fetched).toHaveBeenCalledWith("/api/health", expect.anything());
    vi.restoreAllMocks();
  });

  test("shows an error for a table that does not exist", async () => {
    render(Screen, { code: "abc234" });
    FakeSocket.last.accept();
    FakeSocket.last.end(NO_SUCH_TABLE);
    await screen.findByRole("heading", { level: 1, name: "Not found" });
  });
});
