/** The text of a chat message: free text as written, a phrase in the language of the reader. */

import { t } from "../../i18n/texts.svelte";
import type { Said } from "../../server/protocol";

export const chatText = ({ text, phrase }: Pick<Said, "text" | "phrase">): string => text ?? t(`phrase-${phrase ?? "hello"}`);
