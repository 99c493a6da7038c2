import { keepMemorySmall } from '../process/small-memory.ts';
import type { ListedCommand } from './command.ts';

/** In the order of “plumbline --help”. Each is loaded only when it is called, so that it starts quickly. */
export const commands: readonly ListedCommand[] = [
	{
		name: 'audit',
		summary: 'Audit pages: published ones, files, folders of files, or standard input.',
		examples: [
			"plumbline audit https://example.com/ --keyword 'sourdough bread'",
			'plumbline audit public/ --output findings.sarif --output report.md',
			'plumbline audit https://example.com/ --crawl 500 --render auto --by finding',
		],
		load: async () => (await import('./audit/audit.command.ts')).auditCommand,
	},
	{
		name: 'crawl',
		summary: 'Crawl a site into the database, of any size, and sum up what to fix first.',
		examples: [
			'plumbline crawl https://example.com/',
			"plumbline crawl https://staging.example.com/ --include '/blog/*' --auth editor",
		],
		load: async () => {
			keepMemorySmall();
			return (await import('./crawl/crawl.command.ts')).crawlCommand;
		},
	},
	{
		name: 'crawl list',
		summary: 'List the crawls in the database.',
		examples: ['plumbline crawl list'],
		load: async () => (await import('./crawl/crawl-list.command.ts')).crawlList,
	},
	{
		name: 'crawl show',
		summary: 'Sum up a crawl, or write its report and its tables. Default: the newest crawl.',
		examples: [
			'plumbline crawl show --output report.html',
			'plumbline crawl show 3 --tables exports --format parquet',
		],
		load: async () => (await import('./crawl/crawl-show.command.ts')).crawlShow,
	},
	{
		name: 'crawl compare',
		summary: 'Show what changed between two crawls.',
		examples: ['plumbline crawl compare 3 4 --fail-on-new'],
		load: async () => (await import('./crawl/crawl-compare.command.ts')).crawlCompare,
	},
	{
		name: 'crawl remove',
		summary: 'Delete crawls from the database.',
		examples: ['plumbline crawl remove 3'],
		load: async () => (await import('./crawl/crawl-remove.command.ts')).crawlRemove,
	},
	{
		name: 'crawl-worker',
		summary: 'Help with a crawl in PostgreSQL from one more process or machine.',
		examples: ['plumbline crawl-worker 3'],
		load: async () => {
			keepMemorySmall();
			return (await import('./crawl/crawl-worker.command.ts')).crawlWorker;
		},
	},
	{
		name: 'compare',
		summary:
			'Compare two states of pages and report what got worse: two URLs, files, folders or JSON reports.',
		examples: [
			'plumbline compare https://example.com/ https://staging.example.com/',
			'plumbline compare before.json after/ --format markdown',
		],
		load: async () => (await import('./compare/compare.command.ts')).compareCommand,
	},
	{
		name: 'ignore',
		summary: 'Hide findings of a rule, on these pages or everywhere, with a reason and the date.',
		examples: [
			"plumbline ignore favicon_is_declared --reason 'The CDN adds it.'",
			"plumbline ignore link_text_is_descriptive public/ --reason 'Agreed with design.' --until 2027-03-31",
		],
		load: async () => (await import('./ignore/ignore.command.ts')).ignoreCommand,
	},
	{
		name: 'rules',
		summary:
			'List the rules with name, class, severity, audience, required facts, the state that should hold, and source; or explain those that you name.',
		examples: ['plumbline rules --locale ja', 'plumbline rules h1_is_visible'],
		load: async () => (await import('./rules/rules.command.ts')).rulesCommand,
	},
	{
		name: 'serve',
		summary: 'Run the server until it is stopped.',
		examples: ['PORT=8080 plumbline serve'],
		load: async () => (await import('./serve/serve.command.ts')).serveCommand,
	},
	{
		name: 'console',
		summary: 'Print a link that signs a browser in to the console of the running server.',
		examples: [
			'plumbline console',
			'plumbline console --account Bakery --url https://seo.example.com',
		],
		load: async () => (await import('./console/console.command.ts')).consoleCommand,
	},
	{
		name: 'mcp',
		summary: 'Serve AI agents over standard input and output (Model Context Protocol).',
		examples: [
			'plumbline mcp',
			'plumbline mcp --root dist',
			'PLUMBLINE_API_KEY=KEY plumbline mcp --server https://plumbline.example',
		],
		load: async () => (await import('./mcp/mcp.command.ts')).mcpCommand,
	},
	{
		name: 'mcp install',
		summary: 'Enter the tools into the settings of AI agents, such as Claude, Cursor or VS Code.',
		examples: [
			'plumbline mcp install --dry-run',
			'plumbline mcp install cursor',
			'plumbline mcp install claude-desktop --root .',
		],
		load: async () => (await import('./mcp/install/mcp-install.command.ts')).mcpInstall,
	},
	{
		name: 'start',
		summary: 'Run the server with a sample account, audit the sample page and show rankings.',
		examples: ['plumbline start'],
		load: async () => (await import('./start/start.command.ts')).startCommand,
	},
	{
		name: 'demo',
		summary: 'Create or refresh the sample account, with a new API key.',
		examples: ['plumbline demo'],
		load: async () => (await import('./start/demo.command.ts')).demoCommand,
	},
	{
		name: 'account create',
		summary: 'Create an account, which holds API keys and sites.',
		examples: ['plumbline account create --name Bakery'],
		load: async () => (await import('./account/account-create.command.ts')).accountCreate,
	},
	{
		name: 'account list',
		summary: 'List accounts with their numbers of sites and valid API keys.',
		examples: ['plumbline account list --json'],
		load: async () => (await import('./account/account-list.command.ts')).accountList,
	},
	{
		name: 'account remove',
		summary: 'Export an account, then remove it with its API keys and sites.',
		examples: ['plumbline account remove --account Bakery --export bakery.ndjson'],
		load: async () => (await import('./account/account-remove.command.ts')).accountRemove,
	},
	{
		name: 'key create',
		summary: 'Create an API key. It is shown once and not stored.',
		examples: ['plumbline key create --account Bakery --scopes read,optimize'],
		load: async () => (await import('./key/key-create.command.ts')).keyCreate,
	},
	{
		name: 'key list',
		summary: 'List API keys with account, scopes and last use, but not the keys themselves.',
		examples: ['plumbline key list'],
		load: async () => (await import('./key/key-list.command.ts')).keyList,
	},
	{
		name: 'key rotate',
		summary: 'Replace an API key by a new one with the same scopes and limits.',
		examples: ['plumbline key rotate 3 --keep-until 2027-01-31'],
		load: async () => (await import('./key/key-rotate.command.ts')).keyRotate,
	},
	{
		name: 'key revoke',
		summary: 'Revoke an API key; its next request is rejected.',
		examples: ['plumbline key revoke 3'],
		load: async () => (await import('./key/key-revoke.command.ts')).keyRevoke,
	},
	{
		name: 'site add',
		summary: 'Add a site, to track its keywords and rankings.',
		examples: ['plumbline site add --domain example.com --search-engines google_us,bing_us'],
		load: async () => (await import('./site/site-add.command.ts')).siteAdd,
	},
	{
		name: 'site list',
		summary: 'List sites with their tracked search engines and keywords.',
		examples: ['plumbline site list'],
		load: async () => (await import('./site/site-list.command.ts')).siteList,
	},
	{
		name: 'site set',
		summary: 'Change the settings of a site, and print them.',
		examples: ['plumbline site set --site example.com --title Bakery'],
		load: async () => (await import('./site/site-set.command.ts')).siteSet,
	},
	{
		name: 'site remove',
		summary: 'Export a site, then remove it with everything stored for it.',
		examples: ['plumbline site remove --site example.com --export example.ndjson'],
		load: async () => (await import('./site/site-remove.command.ts')).siteRemove,
	},
	{
		name: 'keywords add',
		summary:
			'Add keywords to a site. Existing keywords stay; removed ones come back with their history.',
		examples: [
			"plumbline keywords add 'rye bread' 'spelt bread' --group Bread",
			'plumbline keywords add --file keywords.txt',
		],
		load: async () => (await import('./keywords/keywords-add.command.ts')).keywordsAdd,
	},
	{
		name: 'keywords list',
		summary: 'List the keywords of a site.',
		examples: ['plumbline keywords list --site example.com'],
		load: async () => (await import('./keywords/keywords-list.command.ts')).keywordsList,
	},
	{
		name: 'keywords remove',
		summary: 'Remove keywords from a site’s reports. Their history stays.',
		examples: ["plumbline keywords remove 'rye bread'"],
		load: async () => (await import('./keywords/keywords-remove.command.ts')).keywordsRemove,
	},
	{
		name: 'pages',
		summary: 'Show pages with their clicks and Google’s verdict, or why they are not indexed.',
		examples: ['plumbline pages --site example.com', 'plumbline pages --why-not-indexed'],
		load: async () => (await import('./pages/pages.command.ts')).pagesCommand,
	},
	{
		name: 'countries',
		summary: 'Show countries or devices with their clicks from search.',
		examples: [
			'plumbline countries --site example.com --compare year',
			"plumbline countries --by device --segment 'country:jp'",
		],
		load: async () => (await import('./pages/countries.command.ts')).countriesCommand,
	},
	{
		name: 'opportunities',
		summary: 'List what deserves an hour on a site, with the reason and what it rests on.',
		examples: ['plumbline opportunities --site example.com'],
		load: async () => (await import('./pages/opportunities.command.ts')).opportunitiesCommand,
	},
	{
		name: 'report',
		summary: 'Say in one page what moved on a site, why, what was done and whether it worked.',
		examples: [
			'plumbline report --site example.com',
			'plumbline report --site example.com --days 28 --output report.html',
		],
		load: async () => (await import('./report/report.command.ts')).reportCommand,
	},
	{
		name: 'report look',
		summary: 'Show or set the name, logo and color in the reports of an account.',
		examples: ["plumbline report look --name 'Ada & Co' --logo logo.png --color '#7a2e8e'"],
		load: async () => (await import('./report/report-look.command.ts')).reportLookCommand,
	},
	{
		name: 'brand names',
		summary: 'Show or set the names that tell branded queries from others.',
		examples: ["plumbline brand names --site example.com --set 'Hearth & Crumb,hearthcrumb'"],
		load: async () => (await import('./brand/brand-names.command.ts')).brandNamesCommand,
	},
	{
		name: 'rankings',
		summary: 'Show the rankings of a site’s keywords, each with its trend.',
		examples: ['plumbline rankings --site example.com --from 2026-09-01 --sort clicks'],
		load: async () => (await import('./rankings/rankings.command.ts')).rankingsCommand,
	},
	{
		name: 'group add',
		summary: 'Add a group for keywords.',
		examples: ['plumbline group add Bread'],
		load: async () => (await import('./group/group-add.command.ts')).groupAdd,
	},
	{
		name: 'group list',
		summary: 'List the groups of a site.',
		examples: ['plumbline group list --site example.com'],
		load: async () => (await import('./group/group-list.command.ts')).groupList,
	},
	{
		name: 'group assign',
		summary: 'Add keywords of a site to a group, or remove them from it.',
		examples: ["plumbline group assign Bread 'rye bread' 'spelt bread'"],
		load: async () => (await import('./group/group-assign.command.ts')).groupAssign,
	},
	{
		name: 'group remove',
		summary: 'Remove a group. Its keywords stay.',
		examples: ['plumbline group remove Bread'],
		load: async () => (await import('./group/group-remove.command.ts')).groupRemove,
	},
	{
		name: 'conversion-event add',
		summary: 'Add something that counts as a conversion of a site, such as an order.',
		examples: ['plumbline conversion-event add --name Order --alias purchase'],
		load: async () =>
			(await import('./conversion-event/conversion-event-add.command.ts')).conversionEventAdd,
	},
	{
		name: 'conversion-event list',
		summary: 'List the conversion events of a site.',
		examples: ['plumbline conversion-event list'],
		load: async () =>
			(await import('./conversion-event/conversion-event-list.command.ts')).conversionEventList,
	},
	{
		name: 'connect google',
		summary:
			'Connect Google Search Console: the queries your site appears for, with its positions.',
		examples: [
			'plumbline connect google --client client_secret.json',
			'plumbline connect google --service-account key.json --property sc-domain:example.com',
			'plumbline connect google --search-engine google --split country,device',
		],
		load: async () => (await import('./connect/connect-google.command.ts')).connectGoogle,
	},
	{
		name: 'connect google-analytics',
		summary:
			'Connect Google Analytics 4: visits, key events and revenue of your pages from search.',
		examples: ['plumbline connect google-analytics --client client_secret.json'],
		load: async () =>
			(await import('./connect/connect-google-analytics.command.ts')).connectGoogleAnalytics,
	},
	{
		name: 'connect bing',
		summary:
			'Connect Bing Webmaster Tools. Give the API key in PLUMBLINE_BING_KEY, at the prompt or on standard input.',
		examples: ['plumbline connect bing --site example.com'],
		load: async () => (await import('./connect/connect-bing.command.ts')).connectBing,
	},
	{
		name: 'connect crux',
		summary:
			'Connect the Chrome UX Report: how fast visitors see your pages, by week. Give the API key in PLUMBLINE_CRUX_KEY, at the prompt or on standard input.',
		examples: ['plumbline connect crux --site example.com'],
		load: async () => (await import('./connect/connect-crux.command.ts')).connectCrux,
	},
	{
		name: 'connect dataforseo',
		summary: 'Check rankings on results pages with DataForSEO: Google, Bing and Yahoo.',
		examples: ['plumbline connect dataforseo --login me@example.com'],
		load: async () => (await import('./connect/connect-serp.command.ts')).connectDataForSeo,
	},
	{
		name: 'connect serper',
		summary: 'Check rankings on results pages with Serper: Google on desktops.',
		examples: ['plumbline connect serper --search-engine google_us'],
		load: async () => (await import('./connect/connect-serp.command.ts')).connectSerper,
	},
	{
		name: 'connect custom',
		summary: 'Check rankings on results pages with any service that returns JSON.',
		examples: ['plumbline connect custom --description service.json'],
		load: async () => (await import('./connect/connect-serp.command.ts')).connectCustom,
	},
	{
		name: 'sync',
		summary: 'Read connected sources now. A running server does this in the background.',
		examples: ['plumbline sync --source google-search-console'],
		load: async () => (await import('./sync/sync.command.ts')).syncCommand,
	},
	{
		name: 'change add',
		summary: 'Note that pages were changed alike, or what happened to the whole site.',
		examples: [
			"plumbline change add 'New titles' --url https://example.com/rye --url https://example.com/spelt --date 2026-11-03",
		],
		load: async () => (await import('./change/change-add.command.ts')).changeAdd,
	},
	{
		name: 'change edit',
		summary: 'Give a note another text or day.',
		examples: [
			"plumbline change edit 'Release 2.3' --site example.com --date 2026-11-03 --new-note 'Release 2.4'",
		],
		load: async () => (await import('./change/change-edit.command.ts')).changeEdit,
	},
	{
		name: 'change remove',
		summary: 'Remove a note of a day.',
		examples: ["plumbline change remove 'Release 2.4' --site example.com --date 2026-11-03"],
		load: async () => (await import('./change/change-remove.command.ts')).changeRemove,
	},
	{
		name: 'change list',
		summary: 'List what changed on the pages of a site, newest first.',
		examples: ['plumbline change list --site example.com --from 2026-11-01'],
		load: async () => (await import('./change/change-list.command.ts')).changeList,
	},
	{
		name: 'plan',
		summary: 'Plan a change: which pages to change first, and what would be seen.',
		examples: [
			"plumbline plan --site example.com --segment 'folder:/guides/'",
			"plumbline plan --size quarter --keep 'Titles as questions' --date 2026-11-30 --csv",
		],
		load: async () => (await import('./plan/plan.command.ts')).planCommand,
	},
	{
		name: 'plan list',
		summary: 'List the plans that were kept, newest first.',
		examples: ['plumbline plan list --site example.com'],
		load: async () => (await import('./plan/plan-list.command.ts')).planList,
	},
	{
		name: 'plan remove',
		summary: 'Remove a plan.',
		examples: ["plumbline plan remove 'Titles as questions' --site example.com"],
		load: async () => (await import('./plan/plan-remove.command.ts')).planRemove,
	},
	{
		name: 'effects',
		summary: 'Did it work? Compare changed pages with pages that were left alone.',
		examples: ['plumbline effects --site example.com'],
		load: async () => (await import('./effects/effects.command.ts')).effectsCommand,
	},
	{
		name: 'watch add',
		summary: 'Look at pages on a schedule, and tell when something breaks.',
		examples: [
			'plumbline watch add Shop --top 200 --mail me@example.com',
			'plumbline watch add Blog --sitemap https://example.com/sitemap.xml --slack https://hooks.slack.com/services/… --tell daily',
		],
		load: async () => (await import('./watch/watch-add.command.ts')).watchAdd,
	},
	{
		name: 'watch list',
		summary: 'List the watches of a site with their last look and open faults.',
		examples: ['plumbline watch list --site example.com'],
		load: async () => (await import('./watch/watch-list.command.ts')).watchList,
	},
	{
		name: 'watch run',
		summary: 'Look now. Exit code 1 if something got worse.',
		examples: ['plumbline watch run 1'],
		load: async () => {
			keepMemorySmall();
			return (await import('./watch/watch-run.command.ts')).watchRun;
		},
	},
	{
		name: 'watch pause',
		summary: 'Pause a watch, or let it look again.',
		examples: ['plumbline watch pause 1', 'plumbline watch pause 1 --resume'],
		load: async () => (await import('./watch/watch-pause.command.ts')).watchPause,
	},
	{
		name: 'watch test',
		summary: 'Send a test message to every target of a watch.',
		examples: ['plumbline watch test 1'],
		load: async () => (await import('./watch/watch-try-targets.command.ts')).watchTryTargets,
	},
	{
		name: 'watch feed',
		summary: 'Open an Atom feed of the messages of a watch, and print its address.',
		examples: ['plumbline watch feed 1'],
		load: async () => (await import('./watch/watch-feed.command.ts')).watchFeed,
	},
	{
		name: 'watch remove',
		summary: 'Remove a watch with its targets.',
		examples: ['plumbline watch remove 1'],
		load: async () => (await import('./watch/watch-remove.command.ts')).watchRemove,
	},
	{
		name: 'spend',
		summary: 'Show the cost of checking results pages: this month so far, and the next run.',
		examples: ['plumbline spend --site example.com --cap 3000'],
		load: async () => (await import('./spend/spend.command.ts')).spendCommand,
	},
	{
		name: 'import',
		summary: 'Import rankings and figures from a file. If one line is wrong, nothing is imported.',
		examples: ['plumbline import Performance-on-Search.zip --site example.com'],
		load: async () => (await import('./import/import.command.ts')).importCommand,
	},
	{
		name: 'export',
		summary: 'Write all accounts as NDJSON, or the facts of a site as a table, to standard output.',
		examples: [
			'plumbline export > everything.ndjson',
			'plumbline export --format csv --site example.com > rankings.csv',
		],
		load: async () => (await import('./export/export.command.ts')).exportCommand,
	},
	{
		name: 'doctor',
		summary: 'Test the database and each connected source, and explain how to fix failures.',
		examples: ['plumbline doctor'],
		load: async () => (await import('./doctor/doctor.command.ts')).doctorCommand,
	},
	{
		name: 'completion',
		summary: 'Print a script that completes commands and options in bash, zsh or fish.',
		examples: [
			'plumbline completion bash > ~/.local/share/bash-completion/completions/plumbline',
			'plumbline completion fish > ~/.config/fish/completions/plumbline.fish',
		],
		load: async () => (await import('./completion/completion.command.ts')).completionOf(commands),
	},
	{
		name: 'retention',
		summary: 'Show how long each kind of data is kept, and when old data was last deleted.',
		examples: ['plumbline retention'],
		load: async () => (await import('./retention/retention.command.ts')).retentionCommand,
	},
	{
		name: 'backup',
		summary: 'Copy the database into one file while the server keeps running.',
		examples: ['plumbline backup plumbline-backup.db'],
		load: async () => (await import('./backup/backup.command.ts')).backupCommand,
	},
	{
		name: 'restore',
		summary: 'Replace the database with a backup, and keep the old database beside it.',
		examples: ['plumbline restore plumbline-backup.db'],
		load: async () => (await import('./backup/restore.command.ts')).restoreCommand,
	},
];
