import type { OutputOf, ParsedInputOf, removeKeywords } from '@plumbline/core/api';
import type { CallersSite } from '../accounts/find-site.ts';
import type { Database } from '../database/open-database.ts';
import type { Call } from '../http/serve-endpoint.ts';
import { checkKeywords } from './check-keywords.ts';
import { groupNamesOf, type StoredKeyword } from './keywords.store.ts';
import { refuseRejected, refuseTooMany } from './refuse-rejected.ts';
import { findRemoval, removeKeywords as remove } from './remove-keywords.ts';

type Input = ParsedInputOf<typeof removeKeywords>;
type Answer = OutputOf<typeof removeKeywords>;

/** Removes the requested keywords; a dry run reports what that would do. */
export async function answerRemoval(
	database: Database,
	site: CallersSite,
	input: Input,
	{ caller }: Pick<Call, 'caller'>,
): Promise<Answer> {
	const { dry_run, partial } = input;
	refuseTooMany(input.keywords);
	const checked = checkKeywords(input.keywords);
	const { keywords, rejected } = await findRemoval(database, site.id, checked);
	refuseRejected(rejected, partial);
	if (!dry_run) await remove(database, site.id, keywords);
	return {
		meta: { site_global_key: site.globalKey, account_name: caller.accountName },
		keywords: await wireKeywords(database, site.id, keywords, Boolean(input.details || dry_run)),
		...(partial && { rejected: [...rejected] }),
	};
}

async function wireKeywords(
	database: Database,
	siteId: number,
	keywords: readonly StoredKeyword[],
	isDetailed: boolean,
): Promise<Answer['keywords']> {
	const groups = await groupNamesOf(
		database,
		siteId,
		keywords.map(({ id }) => id),
	);
	return keywords.map(({ id, text, active }) => ({
		keyword_id: id,
		name: text,
		groups: [...(groups.get(id) ?? [])],
		...(isDetailed && { status: active ? ('removed' as const) : ('was_removed' as const) }),
	}));
}
