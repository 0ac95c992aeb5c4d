/** The creation of a table: sends the request, stores the secret, and goes to the table. */

import { router } from "../../browser/router.svelte";
import { ApiError, type MadeTable } from "../../server/api";
import { rememberTable } from "../memory/known-tables";

export class TableCreation {
  isBusy = $state(false);
  /** The error code if the table could not be created. */
  trouble = $state<string | null>(null);

  async open(make: () => Promise<MadeTable>, hash = ""): Promise<void> {
    this.isBusy = true;
    this.trouble = null;
    try {
      const { code, secret, link } = await make();
      rememberTable(code, { secret, link });
      router.go(`/t/${code}${hash}`);
    } catch (error) {
      this.trouble = error instanceof ApiError ? error.code : "failed";
    }
    this.isBusy = false;
  }
}
