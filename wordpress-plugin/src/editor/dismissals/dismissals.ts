import type { ReportedRule } from '@plumbline/core';
import type { AuditWishes } from '../../post/audit-wishes.ts';
import { type Dismissal, metaKeys, type PostMeta } from '../../post/meta/post-meta.ts';

/** The extent of a dismissal: a rule, a class, or single occurrences. */
export type Scope = Dismissal['kind'];

/** True if the rule, or each occurrence of the finding, is dismissed. */
export const isDismissed = (
	{ name, occurrences, occurrenceCount }: ReportedRule,
	{ ignored }: Pick<AuditWishes, 'ignored'>,
): boolean =>
	ignored.rules?.includes(name) ||
	(occurrences.length > 0 &&
		occurrences.length === occurrenceCount &&
		occurrences.every(({ id }) => ignored.occurrences?.includes(id)));

/**
 * The meta with the finding dismissed. Without a reason, an occurrence's message becomes the
 * reason, so that people recognize it.
 */
export function withDismissal(
	meta: PostMeta,
	finding: Pick<ReportedRule, 'name' | 'class' | 'occurrences'>,
	scope: Scope,
	reason: string,
): PostMeta {
	const before = meta[metaKeys.dismissals] ?? [];
	const added = dismissalsFor(finding, scope, reason.trim()).filter(
		(one) => !before.some((known) => isSame(known, one)),
	);
	return { ...meta, [metaKeys.dismissals]: [...before, ...added] };
}

export function withoutDismissal(meta: PostMeta, dismissal: Dismissal): PostMeta {
	const before = meta[metaKeys.dismissals] ?? [];
	return { ...meta, [metaKeys.dismissals]: before.filter((one) => !isSame(one, dismissal)) };
}

function dismissalsFor(
	finding: Pick<ReportedRule, 'name' | 'class' | 'occurrences'>,
	kind: Scope,
	reason: string,
): readonly Dismissal[] {
	if (kind === 'rule') return [{ kind, name: finding.name, reason }];
	if (kind === 'class') return [{ kind, name: finding.class, reason }];
	return finding.occurrences.map(({ id, message }) => ({
		kind,
		name: id,
		reason: reason || message,
	}));
}

const isSame = (one: Dismissal, other: Dismissal) =>
	one.kind === other.kind && one.name === other.name;
