import { isFine, whyUnread } from '@plumbline/core';
import type { PageReport } from '@plumbline/core/api';

/** Whether the page may be called fine: engines can show it, and it was read and has nothing to fix. */
export const isGood = ({ audit, verdict }: Pick<PageReport, 'audit' | 'verdict'>): boolean =>
	isFine(
		verdict?.indexable === 'yes' && whyUnread(audit) === null,
		audit.filter(({ ignored, severity }) => severity !== 'note' && !ignored),
	);
