import { cleanup, configure } from "@testing-library/svelte";
import { afterEach } from "vitest";

configure({ asyncUtilTimeout: 20_000 }); // a busy machine draws slowly; what never comes ends before the test does
afterEach(cleanup);
