import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { answerPanels } from '../page/answer-panels.ts';

/** Put into a page by the panel, or on sites whose problems are counted; does nothing until it is asked. */
export default defineUnlistedScript(() => answerPanels());
