import type { Report, ReportedRule } from './report.ts';

/**
 * The one rule for what hosts may call fine: all of it is known, something about it was checked, and
 * nothing about it failed, whatever became of the finding. An unknown result is never fine.
 */
export const isFine = (
	isKnown: boolean,
	rules: readonly { readonly status?: ReportedRule['status'] | undefined }[],
): boolean =>
	isKnown &&
	rules.some(({ status }) => status === 'passed') &&
	rules.every(({ status }) => status !== 'failed');

/** Whether a page may be called fine: engines can show it, and it was read and has nothing to fix. */
export const isFinePage = ({ counts, indexable, rules }: Report): boolean =>
	isFine(
		indexable === 'yes' && counts.contentUnread === undefined,
		rules.filter(({ isIgnored, severity }) => severity !== 'note' && !isIgnored),
	);

const unreadReasons = ['too_deep', 'drawn_by_scripts'] as const;

export type UnreadReason = (typeof unreadReasons)[number];

/** Why the content of the page was not read, so that “nothing found” says little; null if it was. */
export const whyUnread = (
	rules: readonly { readonly reason?: string | null | undefined }[],
): UnreadReason | null =>
	unreadReasons.find((unread) => rules.some(({ reason }) => reason === unread)) ?? null;
