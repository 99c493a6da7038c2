import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { answerPanels } from '../page/answer-panels.ts';

/**
 * Injected by the panel into any page, and into each page of a site with a badge; does nothing
 * until the panel asks.
 */
export default defineUnlistedScript(() => answerPanels());
