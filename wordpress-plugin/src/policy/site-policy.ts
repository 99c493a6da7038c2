import type { Report, ReportedRule } from '@plumbline/core';
import type { Dismissal } from '../post/meta/post-meta.ts';

/** An administrator's decisions for this user and post type. */
export interface SitePolicy {
	/** Names of the rules that block publishing until they pass. */
	readonly blocking: readonly string[];
	readonly dismissals: readonly SiteDismissal[];
	/** True if this user is allowed to dismiss for the whole site. */
	readonly canDismissForSite: boolean;
}

export interface SiteDismissal {
	readonly kind: Exclude<Dismissal['kind'], 'occurrence'>;
	/** Name of a rule or of a class of rules. */
	readonly name: string;
	readonly reason: string;
	/** The person’s name; empty if the account is gone. */
	readonly by: string;
	/** Unix time in seconds. */
	readonly at: number;
}

const covers = (
	{ kind, name }: Pick<SiteDismissal, 'kind' | 'name'>,
	rule: Pick<ReportedRule, 'name' | 'class'>,
): boolean => name === (kind === 'rule' ? rule.name : rule.class);

/** The findings that block publishing. A site’s dismissal lifts the block, a writer’s does not. */
export const blockersIn = (
	{ rules }: Pick<Report, 'rules'>,
	{ blocking, dismissals }: SitePolicy,
): readonly ReportedRule[] =>
	rules.filter(
		(rule) =>
			blocking.includes(rule.name) &&
			isFound(rule) &&
			!dismissals.some((dismissal) => covers(dismissal, rule)),
	);

/** The dismissals that hide a finding of this post. */
export const dismissalsAtWork = (
	{ rules }: Pick<Report, 'rules'>,
	{ dismissals }: SitePolicy,
): readonly SiteDismissal[] =>
	dismissals.filter((dismissal) => rules.some((rule) => isFound(rule) && covers(dismissal, rule)));

const isFound = ({ isSuperseded, status }: ReportedRule) => status === 'failed' && !isSuperseded;
