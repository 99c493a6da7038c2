/** A call for a task; `pages` more of the same answer are read. */
export interface ChosenCall {
	readonly tool: string;
	readonly input: Readonly<Record<string, unknown>>;
	readonly pages?: number;
}

export interface AgentTask {
	readonly said: string;
	readonly calls: readonly ChosenCall[];
}

const site = 'bakery.example';
const engine = { site, search_engine: 'google_us' };
const month = { date_from: '2026-10-15', date_to: '2026-11-11' };
const yearBefore = { date_from: '2025-10-16', date_to: '2025-11-12' };
const rye = `https://${site}/bread/rye`;

const find = (words: string): ChosenCall => ({ tool: 'find_operation', input: { words } });
const run = (operation: string, given: object = { site }, pages?: number): ChosenCall => ({
	tool: 'run_operation',
	input: { operation, arguments: given },
	...(pages !== undefined && { pages }),
});
const change = (operation: string, given: object): ChosenCall => ({
	tool: 'run_change',
	input: { operation, arguments: given },
});
const page = (path: string, more: object = {}): ChosenCall => ({
	tool: 'audit_page',
	input: { url: `SITE${path}`, ...more },
});

/** Thirty tasks as people give them, with the calls that answer each; they were chosen by hand. SITE is a local server, DIST a build. */
export const agentTasks: readonly AgentTask[] = [
	{
		said: 'Why did /bread/rye fall?',
		calls: [
			find('clicks of a page compared, and changes'),
			run('listSearchTotals', { site, url: rye, days: 91, granularity: 'weekly' }),
			run('listSearchQueries', { site, url: rye, compare: 'before', limit: 20 }),
			run('listChanges', { site, url: rye }),
			run('listVerdicts', { site, url: rye }),
		],
	},
	{
		said: 'Audit my build before I push.',
		calls: [{ tool: 'audit_files', input: { path: 'DIST', base_url: 'https://bakery.example/' } }],
	},
	{
		said: 'Which ten titles first?',
		calls: [
			find('pages where a better title gains clicks'),
			run('listOpportunities', { site, limit: 10 }),
			run('listSearchPages', { site, limit: 10, sort_col: 'impressions' }),
		],
	},
	{ said: 'Is my dev server fine?', calls: [page('/')] },
	{ said: 'Check this page for “rye bread”.', calls: [page('/rye', { keyword: 'rye bread' })] },
	{
		said: 'Did my edit make the page worse?',
		calls: [{ tool: 'compare_pages', input: { before: 'SITE/', after: 'SITE/rye' } }],
	},
	{
		said: 'Audit these five pages.',
		calls: [
			{
				tool: 'audit_pages',
				input: { urls: ['/', '/rye', '/oat', '/spelt', '/gone'].map((path) => `SITE${path}`) },
			},
		],
	},
	{
		said: 'Judge this HTML.',
		calls: [{ tool: 'audit_html', input: { html: '<h1>Bread</h1><img src=a.png>' } }],
	},
	{
		said: 'Which rules are about canonicals?',
		calls: [{ tool: 'list_rules', input: { search: 'canonical' } }],
	},
	{
		said: 'Why does title_tag_used matter?',
		calls: [{ tool: 'explain_rule', input: { rule: 'title_tag_used' } }],
	},
	{ said: 'Which sites do I have?', calls: [{ tool: 'list_sites', input: {} }] },
	{
		said: 'How do my keywords rank?',
		calls: [{ tool: 'list_rankings', input: engine, pages: 1 }],
	},
	{
		said: 'Which keywords improved most?',
		calls: [{ tool: 'list_rankings', input: { ...engine, sort: 'rank_change' } }],
	},
	{
		said: 'Show the trend of “rye bread” by week.',
		calls: [
			find('trend of ranks'),
			run('listRankingTrends', {
				...engine,
				...month,
				granularity: 'weekly',
				keyword: 'rye bread',
			}),
		],
	},
	{
		said: 'Track “spelt bread”.',
		calls: [{ tool: 'add_keywords', input: { site, keywords: ['spelt bread'] } }],
	},
	{
		said: 'Stop tracking “rye bread” and “spelt bread”.',
		calls: [{ tool: 'remove_keywords', input: { site, keywords: ['rye bread', 'spelt bread'] } }],
	},
	{
		said: 'What should I do next?',
		calls: [find('what to do next'), run('listOpportunities', { site, limit: 10 })],
	},
	{ said: 'Is anything broken right now?', calls: [find('open faults'), run('listFaults')] },
	{
		said: 'Which pages does Google not index?',
		calls: [find('indexed by Google'), run('listVerdicts', { site, limit: 20 })],
	},
	{
		said: 'Which queries did we lose?',
		calls: [
			find('lost queries'),
			run('listSearchQueries', { site, view: 'lost', compare: 'before', limit: 20 }),
		],
	},
	{
		said: 'How many clicks came this month, against last year?',
		calls: [
			find('clicks totals'),
			run('listSearchTotals', { site, days: 28, granularity: 'monthly' }),
			run('listSearchTotals', { site, ...yearBefore, granularity: 'monthly' }),
		],
	},
	{
		said: 'Which countries do visitors come from?',
		calls: [find('countries'), run('listSearchSplit')],
	},
	{ said: 'Is the site fast for visitors?', calls: [find('fast visitors'), run('listFieldData')] },
	{
		said: 'Did our new titles work?',
		calls: [find('did the change work'), run('listEffects')],
	},
	{
		said: 'Note that we released 2.4 today.',
		calls: [find('note a release'), change('addChanges', { site, note: 'Release 2.4' })],
	},
	{
		said: 'Crawl the site.',
		calls: [find('start a crawl'), change('startCrawl', { site, pages: 500 })],
	},
	{
		said: 'What did the last crawl find?',
		calls: [find('findings of a crawl'), run('showCrawl', { site }, 1)],
	},
	{
		said: 'Write the report for the owner.',
		calls: [find('report for a client'), run('showReport', { site }, 2)],
	},
	{
		said: 'Which of my sites needs me?',
		calls: [find('all sites in one list'), run('listPortfolio', {})],
	},
	{
		said: 'Only the blog: which pages lost clicks?',
		calls: [
			find('pages'),
			run('listSearchPages', { site, segment: 'folder:/guide', compare: 'before', limit: 20 }),
		],
	},
];
