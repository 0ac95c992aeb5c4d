import { cleanup, configure } from "@testing-library/svelte";
import { afterEach } from "vitest";

configure({ asyncUtilTimeout: 20_000 }); // long enough for a busy machine, and shorter than the timeout of a test
afterEach(cleanup);
