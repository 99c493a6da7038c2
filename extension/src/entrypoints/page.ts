import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { answerPanels } from '../page/answer-panels.ts';

/** Injected by the panel, or on sites with a badge; does nothing until the panel asks. */
export default defineUnlistedScript(() => answerPanels());
