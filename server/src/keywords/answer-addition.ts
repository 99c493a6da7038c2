import type { addKeywords, OutputOf, ParsedInputOf } from '@plumbline/core/api';
import type { CallersSite } from '../accounts/find-site.ts';
import type { Database } from '../database/open-database.ts';
import { dayAt, monthOf } from '../facts/day.ts';
import type { Call } from '../http/serve-endpoint.ts';
import { keywordCost } from '../sources/serp/spending/keyword-cost.ts';
import { spentIn } from '../sources/serp/spending/spend.store.ts';
import { type AddedKeyword, addKeywords as add, previewAddition } from './add-keywords.ts';
import { checkGroupNames, checkKeywords } from './check-keywords.ts';
import { groupNamesOf } from './keywords.store.ts';
import { refuseRejected, refuseTooMany } from './refuse-rejected.ts';

type Input = ParsedInputOf<typeof addKeywords>;
type Answer = OutputOf<typeof addKeywords>;

/** Adds the requested keywords; a dry run reports what that would do. */
export async function answerAddition(
	database: Database,
	site: CallersSite,
	input: Input,
	{ caller, nowMs }: Pick<Call, 'caller' | 'nowMs'>,
): Promise<Answer> {
	const { dry_run, partial } = input;
	const groups = checkGroupNames(input.groups ?? []);
	refuseTooMany(input.keywords);
	const { wanted, rejected } = checkKeywords(input.keywords);
	refuseRejected(rejected, partial);
	const addition = { siteId: site.id, wanted, groups };
	const keywords = dry_run
		? await previewAddition(database, addition)
		: await add(database, addition, nowMs);
	const isDetailed = Boolean(input.details || dry_run);
	return {
		meta: { site_global_key: site.globalKey, account_name: caller.accountName },
		keywords: await wireKeywords(database, site.id, keywords, isDetailed),
		...(partial && { rejected: [...rejected] }),
		...(isDetailed && { cost: await additionCost(database, site, keywords, nowMs) }),
	};
}

async function wireKeywords(
	database: Database,
	siteId: number,
	keywords: readonly AddedKeyword[],
	isDetailed: boolean,
): Promise<Answer['keywords']> {
	const ids = keywords.flatMap(({ id }) => id ?? []);
	const groups = await groupNamesOf(database, siteId, ids);
	return keywords.map(({ id, text, status }) => ({
		keyword_id: id,
		name: text,
		groups: [...(groups.get(id ?? 0) ?? [])],
		...(isDetailed && { status }),
	}));
}

/** The paid requests that the keywords will cost. Nothing while the site has no budget for them. */
async function additionCost(
	database: Database,
	site: CallersSite,
	keywords: readonly AddedKeyword[],
	nowMs: number,
) {
	const added = keywords.filter(({ status }) => status !== 'exists').length;
	const paidFor = site.serpMonthlyCap === 0 ? 0 : added;
	const cost = await keywordCost(database, site, paidFor);
	const month = monthOf(dayAt(nowMs, site.timeZone));
	const spent = await spentIn(database, { siteId: site.id, month });
	return {
		new_active_keywords: added,
		serp_requests_per_check: cost.requests,
		serp_cost_usd_per_check: cost.costMicros / 1_000_000,
		serp_monthly_cap: site.serpMonthlyCap,
		serp_requests_this_month: spent.reduce((sum, { requests }) => sum + requests, 0),
	};
}
