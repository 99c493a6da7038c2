import type { Schema } from '../../database/schema.ts';

type ValueKind = 'number' | 'number null' | 'text' | 'text null';

/** A table of an account that moves from one database to another. */
export interface TransferTable {
	readonly name: keyof Schema;
	/** In the order of the rows. Columns that are missing here are not exported. */
	readonly columns: Readonly<Record<string, ValueKind>>;
	/** The column with the owner of the rows, and the rest of the key. */
	readonly owner: 'id' | 'account_id' | 'site_id';
	readonly key: readonly string[];
}

/** The importing database assigns new ids; these columns contain ids of that table. */
export const idColumns: Readonly<Record<string, keyof Schema>> = {
	account_id: 'account',
	site_id: 'site',
	engine_id: 'engine',
	keyword_id: 'keyword',
	group_id: 'keyword_group',
	page_id: 'page',
	listing_id: 'listing',
	event_id: 'conversion_event',
	connection_id: 'connection',
	run_id: 'serp_run',
	watch_id: 'watch',
	target_id: 'watch_target',
};

export const engineTable: TransferTable = {
	name: 'engine',
	columns: { id: 'number', key: 'text' },
	owner: 'id',
	key: [],
};

export const accountTables: readonly TransferTable[] = [
	{
		name: 'account',
		columns: {
			id: 'number',
			global_key: 'text',
			name: 'text',
			created_ms: 'number',
			report_look: 'text null',
		},
		owner: 'id',
		key: [],
	},
	{
		name: 'api_key',
		columns: {
			id: 'number',
			account_id: 'number',
			hash: 'text',
			last4: 'text',
			scopes: 'text',
			rate_limit: 'number null',
			created_ms: 'number',
			expires_ms: 'number null',
			revoked_ms: 'number null',
			last_used_ms: 'number null',
		},
		owner: 'account_id',
		key: ['id'],
	},
	{
		name: 'site',
		columns: {
			id: 'number',
			account_id: 'number',
			global_key: 'text',
			domain: 'text',
			title: 'text',
			created_ms: 'number',
			time_zone: 'text',
			match_mode: 'text',
			check_depth: 'number',
			serp_monthly_cap: 'number',
			first_audit: 'number',
		},
		owner: 'account_id',
		key: ['id'],
	},
];

const ofKeyword = { site_id: 'number', engine_id: 'number', keyword_id: 'number' } as const;
const ofPage = { site_id: 'number', engine_id: 'number', page_id: 'number' } as const;
const sums = { impressions: 'number', clicks: 'number', position_sum: 'number' } as const;
const events = { event_id: 'number', conversions: 'number', revenue_minor: 'number' } as const;

function ofSite(
	name: keyof Schema,
	key: readonly string[],
	columns: TransferTable['columns'],
): TransferTable {
	return { name, columns, owner: 'site_id', key };
}

/** All data of a site, except stored answers for idempotent requests, credentials, and leases. */
export const siteTables: readonly TransferTable[] = [
	ofSite('site_engine', ['engine_id'], {
		site_id: 'number',
		engine_id: 'number',
		active: 'number',
	}),
	ofSite('keyword', ['id'], {
		id: 'number',
		site_id: 'number',
		text: 'text',
		match_key: 'text',
		active: 'number',
		created_ms: 'number',
	}),
	ofSite('keyword_group', ['id'], {
		id: 'number',
		site_id: 'number',
		global_key: 'text',
		name: 'text',
		match_key: 'text',
		created_ms: 'number',
	}),
	ofSite('keyword_group_member', ['group_id', 'keyword_id'], {
		site_id: 'number',
		group_id: 'number',
		keyword_id: 'number',
	}),
	ofSite('conversion_event', ['id'], {
		id: 'number',
		site_id: 'number',
		name: 'text',
		event_alias: 'text',
		goal_number: 'number',
		conversion_type: 'text',
		created_ms: 'number',
		updated_ms: 'number',
	}),
	ofSite('page', ['id'], {
		id: 'number',
		site_id: 'number',
		url_key: 'text',
		url: 'text',
		same_as_page_id: 'number null',
	}),
	ofSite('listing', ['id'], {
		id: 'number',
		site_id: 'number',
		hash: 'text',
		title: 'text',
		snippet: 'text',
	}),
	ofSite('rank_day', ['engine_id', 'keyword_id', 'day'], {
		...ofKeyword,
		day: 'number',
		state: 'text',
		rank: 'number null',
		checked_depth: 'number null',
		page_id: 'number null',
		listing_id: 'number null',
	}),
	ofSite('search_day', ['engine_id', 'keyword_id', 'day'], {
		...ofKeyword,
		day: 'number',
		days: 'number',
		...sums,
		page_id: 'number null',
	}),
	ofSite('search_month', ['engine_id', 'keyword_id', 'month'], {
		...ofKeyword,
		month: 'number',
		...sums,
	}),
	ofSite('search_page_day', ['engine_id', 'keyword_id', 'day', 'page_id'], {
		...ofKeyword,
		day: 'number',
		page_id: 'number',
		...sums,
	}),
	ofSite('search_period', ['engine_id', 'keyword_id', 'from_day', 'to_day'], {
		...ofKeyword,
		from_day: 'number',
		to_day: 'number',
		file_name: 'text null',
		...sums,
	}),
	ofSite('site_search_day', ['engine_id', 'day'], {
		site_id: 'number',
		engine_id: 'number',
		day: 'number',
		...sums,
	}),
	ofSite('site_search_hour', ['engine_id', 'hour_ms'], {
		site_id: 'number',
		engine_id: 'number',
		hour_ms: 'number',
		...sums,
		is_final: 'number',
	}),
	ofSite('search_split_day', ['engine_id', 'day', 'country', 'device'], {
		site_id: 'number',
		engine_id: 'number',
		day: 'number',
		country: 'text',
		device: 'text',
		...sums,
	}),
	ofSite('page_search_day', ['engine_id', 'day', 'page_id'], { ...ofPage, day: 'number', ...sums }),
	ofSite('page_keyword', ['engine_id', 'page_id', 'keyword_id'], {
		...ofPage,
		keyword_id: 'number',
		first_day: 'number',
		last_day: 'number',
	}),
	ofSite('page_day', ['engine_id', 'page_id', 'day'], {
		...ofPage,
		day: 'number',
		visits: 'number',
	}),
	ofSite('page_month', ['engine_id', 'page_id', 'month'], {
		...ofPage,
		month: 'number',
		visits: 'number',
	}),
	ofSite('page_event_day', ['engine_id', 'page_id', 'day', 'event_id'], {
		...ofPage,
		day: 'number',
		...events,
	}),
	ofSite('page_event_month', ['engine_id', 'page_id', 'month', 'event_id'], {
		...ofPage,
		month: 'number',
		...events,
	}),
	ofSite('search_volume', ['engine_id', 'keyword_id', 'month'], {
		...ofKeyword,
		month: 'number',
		volume: 'number',
	}),
	ofSite('connection', ['id'], {
		id: 'number',
		site_id: 'number',
		source: 'text',
		engine_id: 'number',
		settings: 'text',
		created_ms: 'number',
	}),
	ofSite('connection_day', ['connection_id', 'day'], {
		site_id: 'number',
		connection_id: 'number',
		day: 'number',
		is_final: 'number',
		read_ms: 'number',
	}),
	ofSite('page_inspection', ['page_id'], {
		site_id: 'number',
		page_id: 'number',
		inspected_ms: 'number',
		verdict: 'text',
		coverage_state: 'text',
		robots_txt_state: 'text',
		indexing_state: 'text',
		page_fetch_state: 'text',
		google_canonical: 'text',
		user_canonical: 'text',
		last_crawl_ms: 'number null',
		rich_results: 'text',
	}),
	ofSite('page_verdict', ['page_id', 'since_ms'], {
		site_id: 'number',
		page_id: 'number',
		since_ms: 'number',
		verdict: 'text',
		coverage_state: 'text',
		robots_txt_state: 'text',
		indexing_state: 'text',
		page_fetch_state: 'text',
		google_canonical: 'text',
		user_canonical: 'text',
		crawled_as: 'text',
		rich_results_verdict: 'text',
		last_crawl_ms: 'number null',
	}),
	ofSite('brand', ['names'], { site_id: 'number', names: 'text' }),
	ofSite('saved_view', ['view_key'], {
		site_id: 'number',
		view_key: 'text',
		name: 'text',
		name_key: 'text',
		address: 'text',
		saved_ms: 'number',
	}),
	ofSite('change_plan', ['note'], {
		site_id: 'number',
		note: 'text',
		day: 'number',
		created_ms: 'number',
		changed: 'text',
		alone: 'text',
	}),
	ofSite('field_week', ['page_id', 'form_factor', 'last_day'], {
		site_id: 'number',
		page_id: 'number',
		form_factor: 'text',
		last_day: 'number',
		lcp_ms: 'number null',
		inp_ms: 'number null',
		cls: 'number null',
		lcp_good: 'number null',
		inp_good: 'number null',
		cls_good: 'number null',
	}),
	ofSite('page_state', ['page_id', 'seen_ms'], {
		site_id: 'number',
		page_id: 'number',
		seen_ms: 'number',
		verdict: 'text',
		must_fix: 'number',
		worth_fixing: 'number',
		notes: 'number',
		failing: 'text',
		fields: 'text',
	}),
	ofSite('page_change', ['page_id', 'day', 'fields', 'note'], {
		site_id: 'number',
		page_id: 'number',
		day: 'number',
		fields: 'text',
		note: 'text',
		seen_ms: 'number',
		made_by: 'text',
		resolved: 'text',
		caused: 'text',
	}),
	ofSite('watch', ['id'], {
		id: 'number',
		site_id: 'number',
		name: 'text',
		settings: 'text',
		schedule: 'text',
		is_paused: 'number',
		created_ms: 'number',
		looked_ms: 'number null',
		silence_told_ms: 'number null',
		feed_hash: 'text null',
	}),
	// Without its sealed address, which only this database can open.
	ofSite('watch_target', ['id'], {
		id: 'number',
		site_id: 'number',
		watch_id: 'number',
		kind: 'text',
	}),
	ofSite('watch_subject', ['watch_id', 'subject'], {
		site_id: 'number',
		watch_id: 'number',
		subject: 'text',
		faults: 'text',
		fields: 'text null',
	}),
	ofSite('watch_message', ['message_id'], {
		site_id: 'number',
		message_id: 'text',
		watch_id: 'number',
		news: 'text',
		created_ms: 'number',
		due_ms: 'number',
	}),
	ofSite('watch_delivery', ['message_id', 'target_id'], {
		site_id: 'number',
		message_id: 'text',
		target_id: 'number',
		state: 'text',
		attempts: 'number',
		next_ms: 'number',
		last_error: 'text null',
	}),
	ofSite('serp_run', ['id'], {
		id: 'number',
		site_id: 'number',
		engine_id: 'number',
		day: 'number',
		state: 'text',
		started_ms: 'number',
		finished_ms: 'number null',
	}),
	ofSite('serp_check', ['run_id', 'keyword_id'], {
		site_id: 'number',
		run_id: 'number',
		keyword_id: 'number',
		state: 'text',
		provider: 'text',
		task: 'text null',
		rank: 'number null',
		checked_depth: 'number null',
		url: 'text null',
		title: 'text null',
		snippet: 'text null',
		error: 'text null',
	}),
	ofSite('serp_spend', ['month', 'provider'], {
		site_id: 'number',
		month: 'number',
		provider: 'text',
		requests: 'number',
		cost_micros: 'number',
	}),
	ofSite('job', ['id'], {
		id: 'number',
		site_id: 'number',
		key: 'text',
		kind: 'text',
		payload: 'text',
		schedule: 'text null',
		run_at_ms: 'number',
	}),
];

export const transferTables = [...accountTables, engineTable, ...siteTables];
