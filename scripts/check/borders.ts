/**
 * The rooms that each room is allowed to import. An import that is missing here is a fault, and so
 * is an entry without an import.
 */
export interface Borders {
	readonly [room: string]: {
		/** `*` for rooms that combine all others. */
		readonly imports: readonly string[] | '*';
		/** Rooms whose types alone may be imported. */
		readonly types?: readonly string[];
	};
}

/** `.` stands for files beside the rooms; a nested room, such as `text/words`, has borders of its own. */
export const borders: Readonly<Record<'core/src' | 'server/src', Borders>> = {
	'core/src': {
		'.': { imports: '*' },
		addresses: { imports: ['facts'] },
		api: { imports: [] },
		audit: {
			imports: [
				'facts',
				'languages',
				'locales',
				'read',
				'robots',
				'rule-sets',
				'rules',
				'slices',
				'tables',
				'text',
			],
			types: ['site'],
		},
		exchange: { imports: [] },
		facts: { imports: ['addresses', 'languages', 'robots', 'slices', 'text', 'text/words'] },
		insights: {
			imports: ['addresses', 'facts', 'robots', 'rule-sets', 'rules', 'text', 'text/words'],
			types: ['audit', 'exchange', 'locales'],
		},
		languages: { imports: ['text/folding', 'text/words'] },
		locales: { imports: [] },
		'rankings-view': { imports: ['insights'], types: ['api', 'facts'] },
		read: { imports: ['facts', 'slices', 'text/words'] },
		robots: { imports: ['text/folding'] },
		'rule-sets': { imports: ['languages', 'robots', 'text/folding', 'text/words'] },
		rules: {
			imports: [
				'addresses',
				'audit',
				'facts',
				'languages',
				'robots',
				'rule-sets',
				'site',
				'text',
				'text/folding',
				'text/words',
			],
		},
		site: { imports: ['audit', 'facts', 'text/words'], types: ['read'] },
		slices: { imports: [] },
		tables: { imports: [] },
		text: { imports: ['languages', 'text/folding', 'text/words'] },
		'text/folding': { imports: [] },
		'text/words': { imports: [] },
	},
	'server/src': {
		'.': { imports: '*' },
		accounts: { imports: ['errors', 'http'], types: ['database'] },
		'api-keys': { imports: ['database'] },
		audits: { imports: ['errors', 'fetch-page', 'process'], types: ['render'] },
		changes: {
			imports: ['accounts', 'days', 'effects', 'facts', 'http', 'http/problems', 'rankings'],
			types: ['database'],
		},
		commands: { imports: '*' },
		config: { imports: ['errors', 'fetch-page', 'http', 'metrics', 'render', 'retention'] },
		console: {
			imports: [
				'accounts',
				'api-keys',
				'crawl',
				'days',
				'deliver',
				'errors',
				'facts',
				'http',
				'http/problems',
				'import',
				'jobs',
				'jobs/sync',
				'keywords',
				'sessions',
				'site-crawls',
				'sources',
				'watch',
			],
			types: ['database'],
		},
		crawl: {
			imports: ['audits', 'database', 'errors', 'facts', 'fetch-page', 'process', 'sources'],
			types: ['render'],
		},
		database: { imports: ['errors', 'process'] },
		days: { imports: [] },
		deliver: {
			imports: ['fetch-page', 'http/problems', 'jobs', 'watch'],
			types: ['config', 'database', 'sources'],
		},
		effects: { imports: [], types: ['days'] },
		errors: { imports: [] },
		export: { imports: ['days', 'import'], types: ['database', 'facts'] },
		facts: { imports: ['database', 'days'] },
		'fetch-page': { imports: ['errors'] },
		history: { imports: ['changes', 'days'], types: ['database'] },
		http: {
			imports: ['database', 'errors', 'fetch-page', 'http/problems', 'process'],
			types: ['api-keys', 'audits'],
		},
		'http/problems': { imports: ['errors'] },
		import: { imports: ['accounts', 'days', 'errors', 'facts', 'keywords'], types: ['database'] },
		jobs: { imports: ['database', 'process', 'sources'] },
		'jobs/sync': { imports: ['jobs', 'sources'], types: ['database'] },
		keywords: {
			imports: ['accounts', 'database', 'days', 'facts', 'http', 'http/problems', 'sources/serp'],
		},
		mcp: { imports: ['api-keys', 'http'] },
		metrics: { imports: ['database', 'http/problems'], types: ['audits'] },
		optimization: {
			imports: [
				'accounts',
				'audits',
				'crawl',
				'errors',
				'fetch-page',
				'history',
				'http',
				'http/problems',
			],
			types: ['database', 'render'],
		},
		process: { imports: [] },
		rankings: {
			imports: ['accounts', 'database', 'days', 'errors', 'facts', 'http', 'http/problems'],
			types: ['api-keys'],
		},
		removal: { imports: ['crawl', 'database', 'transfer'], types: ['jobs'] },
		render: { imports: ['errors', 'fetch-page'] },
		retention: { imports: ['days', 'errors', 'jobs', 'transfer'], types: ['database'] },
		sample: { imports: ['accounts', 'api-keys', 'days', 'facts', 'keywords'], types: ['database'] },
		search: {
			imports: [
				'accounts',
				'database',
				'days',
				'effects',
				'facts',
				'history',
				'http',
				'http/problems',
				'rankings',
			],
		},
		service: { imports: '*' },
		sessions: { imports: ['api-keys'], types: ['database'] },
		'site-crawls': {
			imports: ['accounts', 'crawl', 'fetch-page', 'history', 'http', 'http/problems', 'jobs'],
			types: ['audits', 'database'],
		},
		sources: {
			imports: ['accounts', 'days', 'errors', 'facts', 'sources/serp'],
			types: ['config', 'database'],
		},
		'sources/serp': { imports: ['days', 'errors', 'facts', 'sources'], types: ['database'] },
		transfer: { imports: ['accounts', 'database', 'errors', 'import', 'jobs/sync'] },
		watch: {
			imports: [
				'accounts',
				'audits',
				'crawl',
				'days',
				'deliver',
				'effects',
				'errors',
				'facts',
				'history',
				'http',
				'jobs',
				'rankings',
				'search',
			],
			types: ['database', 'fetch-page'],
		},
	},
};
