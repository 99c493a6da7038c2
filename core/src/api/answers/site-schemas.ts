import { addKeywords } from '../endpoints/add-keywords.ts';
import { listSites } from '../endpoints/list-sites.ts';
import { removeKeywords } from '../endpoints/remove-keywords.ts';
import { keywordListMetaSchema, rejectedKeywordSchema } from '../parameters/keyword-lists.ts';
import { type FieldText, named, objectIn } from './named-schema.ts';

const site = objectIn(listSites.output);
const event = objectIn(site.shape.conversion_events);
const { shape: added } = addKeywords.output;
const { shape: removed } = removeKeywords.output;

const rejected =
	'Keywords that were not accepted, with the reason. Only with partial=true, if there are any.';
const keywordId = 'The id of the keyword.';
const keywordGroups: FieldText<string[]> = ['The names of its groups.', ['Bread']];

export const siteSchemas = [
	named('Site', site, 'A site of the account, with the keys that other calls need.', {
		site_global_key: ['The key of the site.', 'sample-site'],
		account_global_key: ['The key of the account.', 'sample-account'],
		account_name: ['The name of the account.', 'Sample account'],
		domain: ['The domain of the site.', 'bakery.example'],
		title: ['The title of the site.', 'Hearth & Crumb'],
		search_engine_global_keys: [
			'The keys of the search engines that have data or are checked; empty if there are none.',
			['google', 'google_us'],
		],
		keyword_groups: 'The groups of its keywords.',
		conversion_events: 'The events that count as conversions; empty if there are none.',
		active_keywords_count: ['The number of keywords that are reported and checked.', 60],
	}),
	named('KeywordGroup', objectIn(site.shape.keyword_groups), 'A group of keywords.', {
		name: ['The name of the group.', 'Bread'],
		global_key: ['The key of the group.', 'bread'],
	}),
	named('ConversionEvent', event, 'An event that counts as a conversion.', {
		conversion_def: 'The event.',
	}),
	named(
		'ConversionDefinition',
		event.shape.conversion_def,
		'The definition of a conversion event.',
		{
			account_id: ['The id of the account.', 1],
			conversion_type: ['The kind of event.', 'goal'],
			created_at: ['When it was created, in UTC.', '2026-01-05T09:00:00Z'],
			event_alias: ['A short name of the event.', 'order'],
			goal_number: ['The number of the goal, from 1.', 1],
			id: ['The id for the parameter conversion_events.', 1],
			name: ['The name of the event.', 'Order'],
			site_id: ['The id of the site.', 1],
			updated_at: ['When it was last changed, in UTC.', '2026-01-05T09:00:00Z'],
		},
	),
	named('AddedKeywords', addKeywords.output, 'The result for each keyword.', {
		meta: 'The site.',
		keywords: 'The accepted keywords, in the order of the request.',
		rejected,
		cost: 'The cost of checking the keywords. Only with details=true or in a dry run.',
	}),
	named('KeywordListMeta', keywordListMetaSchema, 'The site.', {
		site_global_key: ['The key of the site.', 'sample-site'],
		account_name: ['The name of the account.', 'Sample account'],
	}),
	named('AddedKeyword', objectIn(added.keywords), 'A keyword of the site.', {
		keyword_id: [`${keywordId} Null for one that a dry run would add.`, 61],
		name: ['The keyword.', 'spelt bread'],
		groups: keywordGroups,
		status: [
			'The result: added; exists, because it was there; or reactivated, with its history. Only with details=true or in a dry run.',
			'added',
		],
	}),
	named('RejectedKeyword', rejectedKeywordSchema, 'A keyword that was not accepted.', {
		keyword: ['The keyword, at most its first 200 characters.', ''],
		reason: ['The reason.', 'A keyword has 1 to 200 characters.'],
	}),
	named('KeywordCost', objectIn(added.cost), 'The cost of checking the keywords.', {
		new_active_keywords: ['Keywords that were not active before.', 2],
		serp_requests_per_check: [
			'The most paid requests that one check of them takes; 0 if no results pages are bought for the site.',
			0,
		],
		serp_cost_usd_per_check: [
			'The price of those requests in US dollars: the provider’s list price, or the one that was entered.',
			0,
		],
		serp_monthly_cap: ['The most paid requests of the site in a month; 0 without a provider.', 0],
		serp_requests_this_month: ['Paid requests of the site so far this month.', 0],
	}),
	named('RemovedKeywords', removeKeywords.output, 'The result for each keyword.', {
		meta: 'The site.',
		keywords: 'The keywords, in the order of the request.',
		rejected,
	}),
	named('RemovedKeyword', objectIn(removed.keywords), 'A keyword that is no longer active.', {
		keyword_id: [keywordId, 12],
		name: ['The keyword.', 'wedding cake portland'],
		groups: keywordGroups,
		status: [
			'The result: removed, or was_removed, because it was not active. Only with details=true or in a dry run.',
			'removed',
		],
	}),
];
