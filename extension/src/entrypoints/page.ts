import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { answerPanels } from '../page/answer-panels.ts';

/** Put into a page by the panel; does nothing until a panel connects. */
export default defineUnlistedScript(() => answerPanels());
